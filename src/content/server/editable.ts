import type { FoundProblem } from '#core/content-problems.ts'
import type { Choice, ContentType, Fields, ValueOf } from '#core/content-type.ts'
import type { Tag } from '#core/endpoint.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { ListedEntry, LiveEntry } from './live.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    editables?: readonly AnyEditable[]
  }
}

type ListName<F extends Fields> = {
  [Name in keyof F & string]: F[Name]['type'] extends 'list' ? Name : never
}[keyof F & string]

/** What a kind of content has beside the fields of its type. The store does the rest. */
export interface Kind<F extends Fields> {
  type: ContentType<F>
  /** The responses that show its entries. */
  tags: readonly Tag[]
  /** The page of each entry that always exists, by its name; editors add and remove the entries of other kinds. */
  pages?: Readonly<Record<string, string>>
  /** What such a page contains until an editor writes it. Default: nothing. */
  initial?: Partial<ValueOf<F>>
  /** The page that shows an entry. @param index its place among the public entries, from 0 */
  page?(listed: ListedEntry, index: number): string
  /** What all pages of its entries start with, e.g. `/training/`. A link below it that leads to no entry is broken. */
  pagePrefix?: string
  /** The page on which editors go on with an entry that was never public. Needed where editors add entries. */
  newPage?(entry: string, value: ValueOf<F>): string
  /** The page on which a preview link shows an entry that is not public; empty for none. Default: `newPage`. */
  previewPage?(entry: string, value: ValueOf<F>): string
  /** The language of an entry, as a code. Default: English. */
  language?(value: ValueOf<F>): string
  /** Lists whose items have public ids, with the name of these ids. Lists with the same name share their ids. */
  ids?: { readonly [Name in ListName<F>]?: string }
  /** Puts the public entries in the order in which readers see them. Default: by position. */
  inOrder?(db: Db, entries: ListedEntry[]): ListedEntry[] | Promise<ListedEntry[]>
  /** What of a value `page` and `inOrder` need. Default: nothing. */
  listedBy?(value: ValueOf<F>): string
  /** Whether editors move the entries. */
  isOrdered?: boolean
  /** Choices of fields that name a list. */
  choices?(db: Db): Promise<Record<string, Choice[]>>
  /** The content type of each list of choices that are entries themselves, e.g. `{categories: 'module-category'}`. */
  choiceKinds?: Readonly<Record<string, string>>
  /** Problems that the fields cannot know, e.g. an address that another entry has. */
  check?(db: Db, entry: string, value: ValueOf<F>): Promise<FoundProblem[]>
  /** What is stored of the text of an editor. @param former what readers saw until now */
  clean?(tx: Tx, value: ValueOf<F>, context: Clean<F>): ValueOf<F> | Promise<ValueOf<F>>
  /** The last part of the address, of what `clean` returned. */
  slugOf?(value: ValueOf<F>): string
  /** Names of other entries as they are today. */
  current?(db: Db, value: ValueOf<F>): Promise<ValueOf<F>>
  /** How many members get a mail if the entry is published now. Default: none. */
  countMails?(db: Db, entry: string): Promise<number>
  /** Updates what depends on an entry, e.g. the search. */
  afterPublish?(tx: Tx, entry: string, change: AfterPublish<F>): Promise<void>
  /** The same for an entry that is off the site now. An error leaves it on the site. */
  afterTakeOff?(tx: Tx, former: LiveEntry<ValueOf<F>>): Promise<void>
  /** Whether each entry is a module package of its own in an export. The others share one. */
  hasOwnPackage?: boolean
}

interface Clean<F extends Fields> {
  /** Undefined for an entry that was never public. */
  entry: string | undefined
  former: ValueOf<F> | undefined
  publication: Publication
}

interface AfterPublish<F extends Fields> {
  value: ValueOf<F>
  former: LiveEntry<ValueOf<F>> | undefined
  publication: Publication
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

/** A published entry in lists. */
export interface EntrySummary {
  /** Its id or name. */
  entry: string
  title: string
  /** The page that shows it, e.g. `/faq#methods`. */
  page: string
}

/** The entries of a kind: what `storedKind` makes of it. */
export interface Editable<F extends Fields = Fields> extends Kind<F> {
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
  /** When it was first published and last changed; kinds without it do not store these times. */
  dates?(db: Db, entry: string): Promise<{ published: string; updated: string } | undefined>
}

/**
 * An editable of any content type. Values come from `draftSchema` of the same type, so a method never gets a value of
 * another type.
 */
// biome-ignore lint/suspicious/noExplicitAny: a list of editables of different types has no other common type
export type AnyEditable = Editable<any>
