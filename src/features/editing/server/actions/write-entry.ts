import type { AnyEditable, Editable, Publication } from '#content/server/editable.ts'
import { type AnyValue, type Fields, NEW_ENTRY, type ValueOf } from '#core/content-type.ts'
import type { Tx } from '#platform/database/schema.ts'
import { changeFileUses } from '../file-uses.ts'
import type { EntryKey } from '../queries/loaded-entry.ts'
import { publishValue } from './publish.ts'
import { begin } from './transition.ts'

/**
 * Publishes content that no editor has written, e.g. the starter content, without a draft.
 * @returns the id or name of the entry
 */
export async function writeEntry<F extends Fields>(
  tx: Tx,
  editable: Editable<F>,
  value: ValueOf<F>,
  { now = new Date(), entry, ...publication }: Partial<Publication> & { entry?: string } = {},
): Promise<string> {
  return editable.write(tx, entry, value, { now, note: '', ...publication })
}

/** Items of a list that are not published yet. */
export function newItems<Item extends object>(items: readonly Item[]): (Item & { key: string })[] {
  return items.map((item, index) => ({ ...item, key: `${NEW_ENTRY}${index}` }))
}

/**
 * Publishes the value of an entry that readers do not see yet, without a draft.
 * @param entry its name, where the kind gives names; undefined for one that gets an id
 */
export async function insertEntry(
  tx: Tx,
  { editable, entry }: { editable: AnyEditable; entry: string | undefined },
  value: AnyValue,
  publication: Publication,
): Promise<string> {
  const name = await writeEntry(tx, editable, value, { ...publication, ...(entry !== undefined && { entry }) })
  await changeFileUses(tx, { editable, entry: name }, { before: undefined, after: value, now: publication.now })
  return name
}

/** Publishes a value in place of the one that readers see, as a new version of nobody. */
export async function replaceEntry(
  tx: Tx,
  editables: readonly AnyEditable[],
  key: EntryKey,
  value: AnyValue,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  const loaded = await begin(tx, key, 'import')
  await publishValue({ tx, editables, actor: undefined, now }, loaded, value, { note })
}
