import type { Fields, ValueOf } from '#core/content-type.ts'
import type { Tag } from '#core/endpoint.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Editable, Publication } from './editable.ts'
import type { LiveEntry } from './live.ts'

type Shared =
  | 'type'
  | 'choices'
  | 'check'
  | 'pagePrefix'
  | 'newPage'
  | 'previewPage'
  | 'language'
  | 'choiceKinds'
  | 'hasOwnPackage'
  | 'countMails'

type ListName<F extends Fields> = {
  [Name in keyof F & string]: F[Name]['type'] extends 'list' ? Name : never
}[keyof F & string]

/** What a kind of content has beside the fields of its type. The store does the rest. */
export interface Kind<F extends Fields> extends Pick<Editable<F>, Shared> {
  /** The responses that show its entries. */
  tags: readonly Tag[]
  /** The page of each entry that always exists, by its name; editors add and remove the entries of other kinds. */
  pages?: Readonly<Record<string, string>>
  /** What such a page contains until an editor writes it. Default: nothing. */
  initial?: Partial<ValueOf<F>>
  /** The page that shows an entry. @param index its place among the public entries, from 0 */
  page?(live: LiveEntry<ValueOf<F>>, index: number): string
  /** Lists whose items have public ids, with the name of these ids. Lists with the same name share their ids. */
  ids?: { readonly [Name in ListName<F>]?: string }
  /** Puts the public entries in the order in which readers see them. Default: by position. */
  inOrder?(db: Db, entries: LiveEntry<ValueOf<F>>[]): LiveEntry<ValueOf<F>>[] | Promise<LiveEntry<ValueOf<F>>[]>
  /** Whether editors move the entries. */
  isOrdered?: boolean
  /** What is stored of the text of an editor. @param former what readers saw until now */
  clean?(tx: Tx, value: ValueOf<F>, context: Clean<F>): ValueOf<F> | Promise<ValueOf<F>>
  /** The last part of the address, of what `clean` returned. */
  slugOf?(value: ValueOf<F>): string
  /** Names of other entries as they are today. */
  current?(db: Db, value: ValueOf<F>): Promise<ValueOf<F>>
  /** Updates what depends on an entry, e.g. the search. */
  afterPublish?(tx: Tx, entry: string, change: AfterPublish<F>): Promise<void>
  /** The same for an entry that is off the site now. An error leaves it on the site. */
  afterTakeOff?(tx: Tx, former: LiveEntry<ValueOf<F>>): Promise<void>
  /** The same for an entry that has moved. */
  afterMove?(tx: Tx, entry: string): Promise<void>
}

export interface Clean<F extends Fields> {
  /** Undefined for an entry that was never public. */
  entry: string | undefined
  former: ValueOf<F> | undefined
  publication: Publication
}

export interface AfterPublish<F extends Fields> {
  value: ValueOf<F>
  former: LiveEntry<ValueOf<F>> | undefined
  publication: Publication
}
