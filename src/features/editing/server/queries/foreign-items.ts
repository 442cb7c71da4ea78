import { itemsOf } from '#core/content-changes.ts'
import { type AnyValue, rowIdOf } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import type { LoadedEntry } from './loaded-entry.ts'

/**
 * Items with the id of an item that was never in this list of this entry, as only other programs send them.
 * @returns the list and the key of each
 */
export async function listForeignItems(
  db: Db,
  { editable: { type, ids = {} }, entry }: Pick<LoadedEntry, 'editable' | 'entry'>,
  value: AnyValue,
): Promise<[string, string][]> {
  const published = Object.keys(ids).flatMap((list) =>
    itemsOf(value[list]).flatMap(({ key }): [string, string][] => (rowIdOf(key) === undefined ? [] : [[list, key]])),
  )
  if (published.length === 0) return []
  const known = await db
    .selectFrom('item')
    .select(['list', 'id'])
    .where('kind', '=', type.kind)
    .where('entry', '=', entry)
    .execute()
  const keys = new Set(known.map(({ list, id }) => `${list}/${id}`))
  return published.filter(([list, key]) => !keys.has(`${list}/${key}`))
}
