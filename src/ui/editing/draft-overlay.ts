import type { FindFile } from '#core/content-files.ts'
import type { Choice, ContentType, Fields, ValueOf } from '#core/content-type.ts'

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
  findFile: FindFile
}

/** How the drafts of a page become part of its data. */
export interface DraftOverlay<Data> {
  entries(data: Data): readonly EntryKey[]
  /** Those whose texts are on the page. The others are loaded when they are edited. Default: all. */
  open?(data: Data): readonly EntryKey[]
  /** It stands on many pages beside their own entries, e.g. the footer. */
  isPart?: boolean
  /** Kinds whose new entries the page shows too. */
  kinds?: readonly string[]
  apply(data: Data, drafts: Drafts): Data
}

/** An overlay of any page: `useDrafted` passes each one the data of its own page only. */
// biome-ignore lint/suspicious/noExplicitAny: a list of overlays of different pages has no other common type
export type AnyDraftOverlay = DraftOverlay<any>

/** The overlay of a page about one entry. `present` makes the data of its draft. */
export function entryOverlay<F extends Fields, Data>(
  type: ContentType<F>,
  entry: string,
  present: (value: ValueOf<F>, find: FindFile) => Data,
): DraftOverlay<Data> {
  return {
    entries: () => [{ kind: type.kind, entry }],
    apply(data, drafts) {
      const value = drafts.findValue(type, entry)
      return value ? present(value, drafts.findFile) : data
    },
  }
}

interface ListedEntries<F extends Fields, Item> {
  entryOf: (item: Item) => string
  /** An item that readers have, with its draft. */
  change: (item: Item, value: ValueOf<F>, find: FindFile) => Item
  /** An entry that was never published; undefined if the list does not show it. @param index from 0 among those */
  add: (entry: string, value: ValueOf<F>, find: FindFile, index: number) => Item | undefined
  /** Default: new ones are the last. */
  isNewFirst?: boolean
  /** Whether the text of an item is on the page. Default: yes. */
  isOpen?: (item: Item) => boolean
}

/** The overlay of a list with an item for each entry of a kind. */
export function listOverlay<F extends Fields, Item>(
  type: ContentType<F>,
  { entryOf, change, add, isNewFirst = false, isOpen = () => true }: ListedEntries<F, Item>,
): DraftOverlay<Item[]> {
  const entries = (items: readonly Item[]) => items.map((item) => ({ kind: type.kind, entry: entryOf(item) }))
  return {
    kinds: [type.kind],
    entries,
    open: (items) => entries(items.filter(isOpen)),
    apply(items, drafts) {
      const changed = items.map((item) => {
        const value = drafts.findValue(type, entryOf(item))
        return value ? change(item, value, drafts.findFile) : item
      })
      const added = drafts
        .listNew(type)
        .flatMap(({ entry, value }, index) => add(entry, value, drafts.findFile, index) ?? [])
      return isNewFirst ? [...added, ...changed] : [...changed, ...added]
    },
  }
}
