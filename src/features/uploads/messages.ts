/** Reasons why an upload does not begin or a file is refused, by error code. */
export const uploadMessages = {
  empty_file: 'This file is empty.',
  name_missing: 'The upload needs the name of the file.',
  bad_upload_request: 'This is not a request of the upload protocol (tus 1.0).',
  not_processed: 'Refused: could not be read. Save it again with the program that made it, then upload it again.',
  scanner_unreachable:
    'The virus scanner does not answer. The file waits and is tried again by itself. Tell your administrator if it stays so.',
  no_room:
    'The server has no room left. The file waits and is stored by itself when there is room. Tell your administrator.',
  is_public: 'This file is public. Upload it again to change it.',
  no_previews: 'The server makes no previews of this file. Upload a PDF as its preview instead.',
  no_author_names: 'Only Word, PowerPoint and Excel files have names that can be removed here.',
} as const

/** Sentences about an upload in the browser. */
export const text = {
  /** @param mb size limit of a file */
  tooLarge: (mb: number) => `This file is larger than ${mb} MB. Make it smaller, for example with smaller pictures.`,
  sessionEnded: 'Your session has ended. Log in again, then the upload continues.',
  storageFull: 'The server has no room left. The upload continues by itself when there is room.',
  fileChanged: 'The file was changed or moved after you chose it. Choose it again.',
  failed: 'The upload did not go through. Choose the file again.',
} as const
