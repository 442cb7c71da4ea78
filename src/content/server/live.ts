import { setImmediate } from 'node:timers/promises'
import type { NotNull } from 'kysely'
import type { ContentType, Fields, ValueOf } from '#core/content-type.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { readStored } from './draft-schema.ts'

/** A public entry without its texts. */
export interface ListedEntry {
  entry: string
  /** Unique in its kind; 0 for a page that exists once. */
  id: number
  title: string
  /** Empty for kinds without addresses. */
  slug: string
  position: number
  /** What its kind lists it by; empty for most kinds. */
  listedBy: string
  /** ISO time at which it was public for the first time. */
  publishedAt: string
}

/** What readers see of an entry. */
export interface LiveEntry<Value> extends ListedEntry {
  /** ISO time since when readers have this version. */
  updatedAt: string
  /** What changed with this version, in one line; may be empty. */
  note: string
  /** The editor who published it; null for content that no editor of this site has written. */
  authorId: number | null
  value: Value
}

/** Entries whose texts are parsed without a pause. */
const PARSED_AT_ONCE = 100

interface Only {
  entries?: readonly string[]
  id?: number | undefined
  /** The one that has this name, or that has or had this slug. */
  slugOrName?: string
}

const LISTED = [
  'entry.entry',
  'entry.id',
  'entry.title',
  'entry.slug',
  'entry.position',
  'entry.listed_by as listedBy',
  'entry.published_at as publishedAt',
] as const

/** The public entries of a kind by position, without their texts. */
export async function listEntries(db: Db, { kind }: ContentType): Promise<ListedEntry[]> {
  const rows = await selectListed(db, kind).orderBy('position').orderBy('id').execute()
  return rows.map(({ id, slug, ...row }) => ({ ...row, id: id ?? 0, slug: slug ?? '' }))
}

/** The same as a query. */
export function selectListed(db: Db, kind: string) {
  return db.selectFrom('entry').where('entry.kind', '=', kind).where('live', 'is not', null).select(LISTED)
}

/** The public entries of a kind by position. @param only some of them; unknown ones are skipped */
export async function listLive<F extends Fields>(
  db: Db,
  type: ContentType<F>,
  { entries, id, slugOrName }: Only = {},
): Promise<LiveEntry<ValueOf<F>>[]> {
  let query = selectLive(db, type.kind)
    .select(['version.body', 'version.schema'])
    .orderBy('entry.position')
    .orderBy('entry.id')
  if (id !== undefined) query = query.where('entry.id', '=', id)
  if (slugOrName !== undefined)
    query = query.where('entry.entry', 'in', selectBySlug(db, type.kind, slugOrName).select('entry'))
  const rows =
    entries === undefined
      ? await query.execute()
      : (await inChunks(entries, (chunk) => query.where('entry.entry', 'in', chunk).execute())).sort(byPosition)
  const found: LiveEntry<ValueOf<F>>[] = []
  for (const [index, { body, schema, slug, ...row }] of rows.entries()) {
    // Requests are answered between two parts of a long list.
    if (index % PARSED_AT_ONCE === PARSED_AT_ONCE - 1) await setImmediate()
    found.push({ ...row, id: row.id ?? 0, slug: slug ?? '', value: readStored(type, body, schema) })
  }
  return found
}

interface Placed {
  position: number
  id: number | null
}
const byPosition = (one: Placed, other: Placed) => one.position - other.position || (one.id ?? 0) - (other.id ?? 0)

/** @returns undefined for an entry that readers do not see */
export async function findLive<F extends Fields>(
  db: Db,
  type: ContentType<F>,
  entry: string,
): Promise<LiveEntry<ValueOf<F>> | undefined> {
  return (await listLive(db, type, { entries: [entry] }))[0]
}

/** The public entries of a kind with facts of their versions, to join with other tables. */
export function selectLive(db: Db, kind: string) {
  return joinLive(db)
    .where('entry.kind', '=', kind)
    .select(LISTED)
    .select(['version.at as updatedAt', 'version.note', 'version.author_id as authorId'])
}

/** Locks the next entries of a kind, also those off the site. @returns at most so many ids after one, in ascending order */
export async function lockNextIds(tx: Tx, kind: string, after: number, limit: number): Promise<number[]> {
  const entries = tx.selectFrom('entry').select('id').$narrowType<{ id: NotNull }>().where('kind', '=', kind)
  const rows = await lock(tx, entries.where('id', '>', after).orderBy('id').limit(limit)).execute()
  return rows.map(({ id }) => id)
}

/** Public entries of all kinds, with the version that readers see. */
export function joinLive(db: Db) {
  return db
    .selectFrom('entry')
    .innerJoin('version', (join) =>
      join
        .onRef('version.kind', '=', 'entry.kind')
        .onRef('version.entry', '=', 'entry.entry')
        .onRef('version.number', '=', 'entry.live'),
    )
}

/** The public entry that has this name, or that has or had this slug; at most one row. */
export function selectBySlug(db: Db, kind: string, slugOrName: string) {
  const former = db.selectFrom('former_slug').select('entry').where('kind', '=', kind).where('slug', '=', slugOrName)
  return db
    .selectFrom('entry')
    .where('kind', '=', kind)
    .where('live', 'is not', null)
    .where((where) =>
      where.or([where('slug', '=', slugOrName), where('entry', '=', slugOrName), where('entry', 'in', former)]),
    )
    .limit(1)
}
