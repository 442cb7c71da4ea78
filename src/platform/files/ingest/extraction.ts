import type { FileKind } from '../media-types.ts'

/** What was read from a document. */
export interface ExtractedDocument {
  /** Its text, for search; null where there is none or it can't be read. */
  text: string | null
  /** Number of pages or slides; null where it is unknown. */
  pages: number | null
  /** Why it could not be read. */
  problem?: string
}

export const EMPTY_DOCUMENT: ExtractedDocument = { text: null, pages: null }

/** Longest text that is stored of a document, in UTF-16 units: some 500 pages. */
export const MAX_TEXT_LENGTH = 2_000_000

/** Kinds of files whose text can be read. */
export const READABLE_KINDS: ReadonlySet<FileKind> = new Set<FileKind>(['docx', 'pptx', 'pdf'])

/** The task of the worker. */
export interface DocumentToRead {
  kind: FileKind
  bytes: Uint8Array
}
