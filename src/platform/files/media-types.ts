/** The specification's names for kinds of files. */
export type FileType = 'PDF Document' | 'Word Document' | 'Presentation Slide' | 'Document'

export interface MediaType {
  mediaType: string
  /** File extensions, the usual one first. */
  endings: readonly [string, ...string[]]
  fileType: FileType
  /** Whether a browser may show it on our origin: it must not be able to run code. */
  inline: boolean
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Every kind of file that is accepted. */
export const MEDIA_TYPES = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'], fileType: 'PDF Document', inline: true },
  docx: {
    mediaType: `${OFFICE}.wordprocessingml.document`,
    endings: ['docx'],
    fileType: 'Word Document',
    inline: false,
  },
  pptx: {
    mediaType: `${OFFICE}.presentationml.presentation`,
    endings: ['pptx'],
    fileType: 'Presentation Slide',
    inline: false,
  },
  xlsx: { mediaType: `${OFFICE}.spreadsheetml.sheet`, endings: ['xlsx'], fileType: 'Document', inline: false },
  png: { mediaType: 'image/png', endings: ['png'], fileType: 'Document', inline: true },
  jpeg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'], fileType: 'Document', inline: true },
  webp: { mediaType: 'image/webp', endings: ['webp'], fileType: 'Document', inline: true },
  avif: { mediaType: 'image/avif', endings: ['avif'], fileType: 'Document', inline: true },
  svg: { mediaType: 'image/svg+xml', endings: ['svg'], fileType: 'Document', inline: true },
} as const satisfies Record<string, MediaType>

export type FileKind = keyof typeof MEDIA_TYPES

function findMediaType(mediaType: string): MediaType | undefined {
  return Object.values(MEDIA_TYPES).find((each) => each.mediaType === mediaType)
}

/** The specification's name for a kind of file. */
export function fileTypeOf(mediaType: string): FileType {
  return findMediaType(mediaType)?.fileType ?? 'Document'
}

/** Whether a browser may show it. Unknown types are only downloaded. */
export function mayShowInline(mediaType: string): boolean {
  return findMediaType(mediaType)?.inline ?? false
}
