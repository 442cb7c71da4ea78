import type { FileKind } from '../media-types.ts'

/** What could be read out of a document. */
export interface ExtractedDocument {
  /** The words inside, for search; null where there are none or they can't be read. */
  text: string | null
  /** Pages or slides, where the document says. */
  pages: number | null
  /** Why it could not be read. */
  problem?: string
}

export const NOTHING_READ: ExtractedDocument = { text: null, pages: null }

/** Longest text that is kept of a document, in UTF-16 units: some 500 pages. */
export const MAX_TEXT_LENGTH = 2_000_000

/** Kinds that have words in them which can be read. */
export const READABLE_KINDS: ReadonlySet<FileKind> = new Set<FileKind>(['docx', 'pptx', 'pdf'])

/** What the worker is given. */
export interface DocumentToRead {
  kind: FileKind
  bytes: Uint8Array
}
