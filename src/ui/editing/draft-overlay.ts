import type { Choice, ContentType, Fields, ValueOf } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'

export interface EntryKey {
  kind: string
  /** The id or name of the entry. */
  entry: string
}

/** The drafts that a page can show. */
export interface Drafts {
  /** The draft of an entry, or what readers see of it; undefined until it has loaded. */
  findValue<F extends Fields>(type: ContentType<F>, entry: string): ValueOf<F> | undefined
  /** Entries that were never published. */
  listNew<F extends Fields>(type: ContentType<F>): readonly { entry: string; value: ValueOf<F> }[]
  /** The choices of a list that a field of an entry names; none until it has loaded. */
  listChoices(key: EntryKey, list: string): readonly Choice[]
  findFile(id: number | null): FileInfo | undefined
}

/** How the drafts of a page become part of its data. */
export interface DraftOverlay<Data> {
  entries(data: Data): readonly EntryKey[]
  /** It stands on many pages beside their own entries, e.g. the footer. */
  isPart?: boolean
  /** Kinds whose new entries the page shows too. */
  kinds?: readonly string[]
  apply(data: Data, drafts: Drafts): Data
}

/** An overlay of any page: `useDrafted` passes each one the data of its own page only. */
// biome-ignore lint/suspicious/noExplicitAny: a list of overlays of different pages has no other common type
export type AnyDraftOverlay = DraftOverlay<any>
