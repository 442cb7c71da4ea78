/** The specification's names for kinds of files, and the short word that a reader sees on a file's row. */
export const FILE_LABELS = {
  'PDF Document': 'PDF',
  'Word Document': 'Word Doc',
  'Presentation Slide': 'PPT',
  Document: 'Document',
} as const

export type FileType = keyof typeof FILE_LABELS

/** The short word for a kind of file; 'Document' for a kind that is not known. */
export function fileLabelOf(fileType: string): string {
  return isFileType(fileType) ? FILE_LABELS[fileType] : FILE_LABELS.Document
}

function isFileType(text: string): text is FileType {
  return Object.hasOwn(FILE_LABELS, text)
}
