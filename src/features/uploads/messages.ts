/** Reasons why an upload does not begin, by error code. */
export const uploadMessages = {
  empty_file: 'This file is empty.',
  name_missing: 'The upload needs the name of the file.',
  bad_upload_request: 'This is not a request of the upload protocol (tus 1.0).',
  not_processed: 'This file could not be read. Save it again with the program that made it, then upload it again.',
} as const

/** Sentences of the browser. */
export const text = {
  /** @param mb size limit of a file */
  tooLarge: (mb: number) => `This file is larger than ${mb} MB. Make it smaller, or link to it at another address.`,
  sessionEnded: 'Your session has ended. Log in again to go on with the upload.',
  notAllowed: 'Your account may not upload files.',
  tooMany: 'You have too many unfinished uploads. Finish some of them first.',
  storageFull: 'The server has no room left. The upload goes on by itself when there is room.',
  failed: 'The upload did not go through. Try again.',
} as const
