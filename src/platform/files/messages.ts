/** Errors of a file, by error code. */
export const fileMessages = {
  unknown_kind: 'This is not a Word, PowerPoint, Excel, PDF, PNG, JPEG, WebP, AVIF or simple SVG file.',
  empty_file: 'This file is empty.',
  preview_not_pdf: 'The preview is not a PDF.',
  /** @param ending of the file's kind, e.g. 'pdf' */
  wrong_ending: (ending: string) => `By its content this is a .${ending} file; its name says otherwise.`,
} as const
