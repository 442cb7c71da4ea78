import { itemsOf } from '#core/content-changes.ts'
import type { AnyItem, AnyValue, Fields, ValueOf } from '#core/content-type.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Kind } from './editable.ts'
import { insertRows } from './insert-rows.ts'

/** Gives an id to each new item, and notes which items have another file now. */
export async function withIds<F extends Fields>(
  tx: Tx,
  kind: Kind<F>,
  entry: string,
  value: ValueOf<F>,
  { former, now }: { former: ValueOf<F> | undefined; now: Date },
): Promise<ValueOf<F>> {
  const names: [string, string | undefined][] = Object.entries(kind.ids ?? {})
  if (names.length === 0) return value
  const known = await tx
    .selectFrom('item')
    .select(['id', 'list'])
    .where('kind', '=', kind.type.kind)
    .where('entry', '=', entry)
    .execute()
  const [all, before]: [AnyValue, AnyValue] = [value, former ?? {}]
  const lists: Record<string, AnyItem[]> = {}
  for (const [list, name = list] of names) {
    const isKnown = ({ key }: AnyItem) => known.some((item) => item.list === list && String(item.id) === key)
    const items = itemsOf(all[list])
    const added = items.filter((item) => !isKnown(item))
    const last = added.length === 0 ? 0 : await nextId(tx, name, added.length)
    const ids = new Map(added.map((item, index) => [item, last - added.length + 1 + index]))
    const rows = [...ids.values()].map((id) => ({ name, id, kind: kind.type.kind, entry, list, replaced_at: null }))
    await insertRows(tx, 'item', rows)
    const replaced = items.filter((item) => hasOtherFile(item, itemsOf(before[list])))
    for (const { key } of replaced)
      await tx
        .updateTable('item')
        .set({ replaced_at: now.toISOString() })
        .where('name', '=', name)
        .where('id', '=', Number(key))
        .execute()
    lists[list] = items.map((item) => ({ ...item, key: String(ids.get(item) ?? item.key) }))
  }
  return { ...value, ...lists }
}

function hasOtherFile(item: AnyItem, before: readonly AnyItem[]): boolean {
  const former = before.find(({ key }) => key === item.key)
  return typeof former?.file === 'number' && typeof item.file === 'number' && former.file !== item.file
}

/** Takes the next ids of a name. An id is never given twice. @returns the last one of them */
export async function nextId(tx: Tx, name: string, count = 1): Promise<number> {
  const { id } = await tx
    .insertInto('last_id')
    .values({ name, id: count })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref, eb }) => ({ id: eb(ref('last_id.id'), '+', count) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
