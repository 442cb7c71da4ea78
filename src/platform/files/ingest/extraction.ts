import type { Slide } from '#core/slides.ts'
import type { FileKind } from '../media-types.ts'
import type { RefusalReason } from '../messages.ts'
import type { ForeignFormat } from './ole-container.ts'
import type { Finding } from './refusal.ts'

export interface ExtractedDocument {
  /** Its text, for search; null where there is none or it can't be read. */
  text: string | null
  /** Number of pages, slides or sheets; null where it is unknown. */
  pages: number | null
  /** Of a PowerPoint file. */
  slides?: Slide[]
  /** Why it could not be read. */
  problem?: string
}

export const EMPTY_DOCUMENT: ExtractedDocument = { text: null, pages: null }

/**
 * The result of the check of a file; `detail` is for the log. An Office file ends at `contentBytes`: spaces and zeros may follow.
 */
export type Inspection =
  | { is: 'accepted'; kind: FileKind; authorNames: string[]; contentBytes: number }
  | { is: 'foreign'; format: ForeignFormat }
  | { is: 'refused'; reason: RefusalReason; detail: string; finding: Finding }

/** Longest text that is stored of a document, in UTF-16 units: some 500 pages. */
export const MAX_TEXT_LENGTH = 2_000_000

export const READABLE_KINDS: ReadonlySet<FileKind> = new Set<FileKind>(['docx', 'pptx', 'xlsx', 'pdf'])

/** The content of a document: its bytes, or a file of this machine. */
export type Content = { bytes: Uint8Array } | { path: string }

/** A task of the worker. Without a kind it checks the content, otherwise it reads its text. */
export interface WorkerTask {
  kind: FileKind | undefined
  content: Content
}
