import type { Problem } from '#core/content-problems.ts'
import type { Choice, ContentType, Fields, ValueOf } from '#core/content-type.ts'
import type { Db, Tx } from '#platform/database/schema.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    editables?: readonly AnyEditable[]
  }
}

/** A published entry in lists. */
export interface EntrySummary {
  /** Its id or name. */
  entry: string
  title: string
  /** The page that shows it, e.g. `/faq#methods`. */
  page: string
}

/** The entries of one content type: what `storedKind` makes of a kind. */
export interface Editable<F extends Fields = Fields> {
  type: ContentType<F>
  /** Lists whose items have public ids, with the name of these ids. */
  ids?: Readonly<Record<string, string | undefined>>
  /** The published entries, in the order in which readers see them. */
  list(db: Db): Promise<EntrySummary[]>
  /** What readers see now. */
  read(db: Db, entry: string): Promise<ValueOf<F> | undefined>
  /**
   * Makes a value the version that readers see, with the search entries, and records what changed. Items keep their ids.
   * @param entry undefined for a new entry
   * @returns its id or name
   */
  write(tx: Tx, entry: string | undefined, value: ValueOf<F>, change: Publication): Promise<string>
  /** Takes an entry off the site; its versions stay. Undefined for entries that always exist. */
  remove?(tx: Tx, entry: string): Promise<void>
  /** Moves the entries into this order. Undefined for kinds without an order of their own. */
  order?(tx: Tx, entries: readonly string[]): Promise<void>
  /** Choices of fields that name a list. */
  choices?(db: Db): Promise<Record<string, Choice[]>>
  /** Problems that the fields cannot know, e.g. an address that another entry has. */
  check?(db: Db, entry: string, value: ValueOf<F>): Promise<Problem[]>
  /** What all pages of its entries start with, e.g. `/training/`. A link below it that leads to no entry is broken. */
  pagePrefix?: string
  /** The page on which editors go on with an entry that was never public. Needed where editors add entries. */
  newPage?(entry: string, value: ValueOf<F>): string
  /** The page on which a preview link shows an entry that is not public; empty for none. Default: `newPage`. */
  previewPage?(entry: string, value: ValueOf<F>): string
  /** The language of an entry, as a code. Default: English. */
  language?(value: ValueOf<F>): string
  /** The content type of each list of choices that are entries themselves, e.g. `{categories: 'module-category'}`. */
  choiceKinds?: Readonly<Record<string, string>>
  /** Whether each entry is a module package of its own in an export. The others share one. */
  hasOwnPackage?: boolean
  /** How many members get a mail if the entry is published now. Default: none. */
  countMails?(db: Db, entry: string): Promise<number>
  /** When it was first published and last changed; kinds without it do not store these times. */
  dates?(db: Db, entry: string): Promise<{ published: string; updated: string } | undefined>
}

export interface Publication {
  now: Date
  /** The account that publishes it; undefined for the server. */
  by?: number | undefined
  /** What changed, in one line; may be empty. */
  note: string
  /** ISO date on which readers first had it, before this site. Nobody gets a mail about it. Default: it is new now. */
  firstPublished?: string
  /** The editor wants no mail about it. */
  isQuiet?: boolean
}

/**
 * An editable of any content type. Values come from `draftSchema` of the same type, so a method never gets a value of
 * another type.
 */
// biome-ignore lint/suspicious/noExplicitAny: a list of editables of different types has no other common type
export type AnyEditable = Editable<any>
