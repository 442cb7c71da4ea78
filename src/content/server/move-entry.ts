import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isSame, itemsOf, titleOf } from '#core/content-changes.ts'
import type { AnyValue, ContentType } from '#core/content-type.ts'
import { rowIdOf } from '#core/content-type.ts'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Tx } from '#platform/database/schema.ts'
import { readStored } from './draft-schema.ts'
import { insertVersion, reviewDayOf } from './go-live.ts'
import { writeReferences } from './references.ts'

/** What a version says that a migration has made of the rows of an entry. */
const MOVED_NOTE = 'The text before the first change on this site.'

/** A public entry of the tables from before the content store. */
interface FormerEntry {
  /** Its id as text, or its name. */
  entry: string
  /** The value of its content type, with the fields in the order in which it was read from its tables. */
  value: AnyValue
  position?: number
  slug?: string
  language?: string
  /** ISO times. */
  publishedAt?: string
  updatedAt?: string
  /** What changed last, for kinds whose readers see it. */
  note?: string
}

/** A kind of the tables from before the content store. */
interface FormerKind {
  type: ContentType
  /** The table whose ids are those of the entries; undefined for pages that exist once. */
  table?: string
  /** The lists whose items have public ids: the name of the ids in the store, and the table that had them. */
  lists?: Readonly<Record<string, { name: string; table: string }>>
  /** The public entries, in their order. */
  entries: readonly FormerEntry[]
}

/** Moves a kind to the store. Versions, drafts, ids and what is known of imports stay. The caller drops the former tables. */
export async function moveKind(tx: Tx, { type, table, lists = {}, entries }: FormerKind): Promise<void> {
  for (const [position, former] of entries.entries()) await moveEntry(tx, type, { position, ...former })
  const versions = await tx
    .selectFrom('version')
    .select(['entry', 'number', 'at', 'body'])
    .where('kind', '=', type.kind)
    .orderBy('entry')
    .orderBy('number')
    .execute()
  const position = Math.max(-1, ...entries.map((former, index) => former.position ?? index)) + 1
  for (const [entry, [first, ...later]] of Map.groupBy(versions, (version) => version.entry)) {
    if (first === undefined) continue
    const title = titleOf(type, readStored(type, (later.at(-1) ?? first).body))
    // An entry that is off the site or in the trash has versions only: if it comes back, it is the last one.
    await tx
      .insertInto('entry')
      .values({ kind: type.kind, entry, id: rowIdOf(entry) ?? null, title, position, published_at: first.at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  for (const { entry, body } of versions) await moveItems(tx, type, entry, lists, readStored(type, body))
  if (table !== undefined) await moveLastId(tx, type.kind, table)
  for (const list of new Map(Object.values(lists).map((each) => [each.name, each])).values())
    await moveLastId(tx, list.name, list.table)
}

/** The ids of items in a version, also of those that are not public any more: they come back with their ids. */
async function moveItems(
  tx: Tx,
  { kind }: ContentType,
  entry: string,
  lists: NonNullable<FormerKind['lists']>,
  value: AnyValue,
): Promise<void> {
  for (const [list, { name }] of Object.entries(lists))
    for (const { key } of itemsOf(value[list])) {
      const id = rowIdOf(key)
      if (id === undefined) continue
      await tx
        .insertInto('item')
        .values({ name, id, kind, entry, list, replaced_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
}

async function moveEntry(tx: Tx, type: ContentType, former: FormerEntry): Promise<void> {
  const { kind } = type
  const { entry, position = 0, slug = null } = former
  const value: AnyValue = readStored(type, JSON.stringify(former.value))
  const at = former.updatedAt ?? new Date().toISOString()
  const newest = await tx
    .selectFrom('version')
    .select(['number', 'body', 'schema'])
    .where('kind', '=', kind)
    .where('entry', '=', entry)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  const isCurrent = newest !== undefined && isSame(readStored(type, newest.body), value)
  const facts = { language: former.language ?? 'en', note: former.note ?? MOVED_NOTE, author_id: null, at }
  const live = isCurrent ? newest.number : await insertVersion(tx, type, entry, value, facts)
  const published_at = former.publishedAt ?? at
  const shown = { live, title: titleOf(type, value), review_by: reviewDayOf(value), published_at }
  await tx
    .insertInto('entry')
    .values({ kind, entry, id: rowIdOf(entry) ?? null, slug, position, ...shown })
    .execute()
  await writeReferences(tx, type, entry, value)
  // An import compares what it wrote with what readers see, in the order in which the fields are stored.
  const read: AnyValue = isCurrent ? readStored(type, newest.body, newest.schema) : value
  const hashOf = (each: AnyValue) => createHash('sha256').update(JSON.stringify(each)).digest('hex')
  await sql`update imported_entry set live_hash = ${hashOf(read)}
    where kind = ${kind} and entry = ${entry} and live_hash = ${hashOf(former.value)}`.execute(tx)
}

/** Makes the store continue after the last id that a former table has given, also to rows that are gone. */
async function moveLastId(tx: Tx, name: string, table: string): Promise<void> {
  const given = isPostgres(tx)
    ? sql<{ id: number }>`
        select case when is_called then last_value else 0 end::integer as id from ${sql.table(`${table}_id_seq`)}`
    : sql<{ id: number }>`select seq as id from sqlite_sequence where name = ${table}`
  const { rows } = await given.execute(tx)
  // A restored table has not given the ids of what was off the site.
  const moved = await sql<{ id: number | null }>`
    select max(id) as id from (
      select id from entry where kind = ${name} union all select id from item where name = ${name}
    ) as known`.execute(tx)
  const id = Math.max(rows[0]?.id ?? 0, moved.rows[0]?.id ?? 0)
  await tx.insertInto('last_id').values({ name, id }).execute()
}
