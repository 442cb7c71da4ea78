/** Reasons why an upload does not begin or a file is refused, by error code. */
export const refusalText = {
  empty_file: 'This file is empty.',
  name_missing: 'The upload needs the name of the file.',
  bad_upload_request: 'This is not a request of the upload protocol (tus 1.0).',
  not_processed: 'Refused: could not be read. Save it again with the program that made it, then add it again.',
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

export const uploadStateText = {
  sent: (percent: number) => `${percent}%`,
  /** '62%, 5.1 of 8.2 MB' */
  sending: (percent: string, sizes: string) => `${percent}, ${sizes}`,
  sentOf: (sent: string, all: string) => `${sent} of ${all}`,
  paused: (percent: number) => `Paused at ${percent}%`,
  pausedByYou: 'Paused by you',
  waiting: 'Waiting',
  startsAfter: (title: string) => `starts after ${title}`,
  noConnection: (percent: number) => `No connection, ${percent}%`,
  continuesAlone: 'It continues by itself.',
  checking: 'Checking the file',
  converting: 'It is converted to a format that all can open.',
  convertedFrom: (ending: string) => `Converted from .${ending}`,
  checkConverted: 'Open it and check it.',
  interrupted: (percent: number) => `Interrupted at ${percent}%`,
  chooseAgain: 'Choose the same file again, and it continues.',
  refused: 'Refused',
  pause: 'Pause',
  continue: 'Continue',
  cancel: 'Cancel',
  progressOf: (title: string) => `Uploading ${title}`,
  pausedOf: (title: string) => `Paused: ${title}`,
  makingPreview: 'Making the preview',
  aboutSeconds: 'about 20 seconds',
  runningOf: (what: string, title: string) => `${what}: ${title}`,
  authorName: 'Author name inside',
  removeElsewhere: 'Remove the name in the program that made the file, then replace it here.',
  nameNotRemoved: 'The name could not be removed. Try again.',
} as const
