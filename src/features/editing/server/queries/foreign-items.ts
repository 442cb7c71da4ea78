import type { AnyEditable } from '#content/server/editable.ts'
import { itemsOf } from '#core/content-changes.ts'
import { type AnyValue, rowIdOf } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import { type LoadedEntry, parseBody } from './loaded-entry.ts'

/**
 * Items whose key is the id of a row that was never in this list of this entry, as only other programs send them. Their rows
 * belong to another entry or list, which must not change with this one.
 * @returns the list and the key of each
 */
export async function listForeignItems(db: Db, loaded: LoadedEntry, value: AnyValue): Promise<[string, string][]> {
  const { editable, entry, live } = loaded
  if (editable.isStored) return listOtherItems(db, editable, entry, value)
  const isMissingIn =
    (known: AnyValue | undefined) =>
    ([list, key]: [string, string]) =>
      !itemsOf(known?.[list]).some((item) => item.key === key)
  const unknown = listPublishedItems(value).filter(isMissingIn(live))
  if (unknown.length === 0) return []
  // An editor has restored an earlier version.
  const versions = await db
    .selectFrom('version')
    .select('body')
    .where('kind', '=', editable.type.kind)
    .where('entry', '=', entry)
    .execute()
  return versions.reduce((left, { body }) => left.filter(isMissingIn(parseBody(editable, body))), unknown)
}

function listPublishedItems(value: AnyValue): [string, string][] {
  return Object.keys(value).flatMap((list) =>
    itemsOf(value[list]).flatMap(({ key }): [string, string][] => (rowIdOf(key) === undefined ? [] : [[list, key]])),
  )
}

async function listOtherItems(
  db: Db,
  { type, ids = {} }: AnyEditable,
  entry: string,
  value: AnyValue,
): Promise<[string, string][]> {
  const unknown = listPublishedItems(value).filter(([list]) => ids[list] !== undefined)
  if (unknown.length === 0) return []
  const known = await db
    .selectFrom('item')
    .select(['list', 'id'])
    .where('kind', '=', type.kind)
    .where('entry', '=', entry)
    .execute()
  return unknown.filter(([list, key]) => !known.some((item) => item.list === list && String(item.id) === key))
}
