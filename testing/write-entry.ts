import type { Editable, Publication } from '#content/server/editable.ts'
import { type Fields, NEW_ENTRY, type ValueOf } from '#core/content-type.ts'
import type { Tx } from '#platform/database/schema.ts'

/**
 * Publishes content that no editor has written, without a draft.
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
