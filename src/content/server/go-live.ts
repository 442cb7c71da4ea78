import { sql } from 'kysely'
import { titleOf } from '#core/content-changes.ts'
import type { AnyValue, ContentType, Fields, ValueOf } from '#core/content-type.ts'
import { rowIdOf } from '#core/content-type.ts'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Tx } from '#platform/database/schema.ts'
import { cleanValue, schemaHash } from './draft-schema.ts'
import type { Kind, Publication } from './editable.ts'
import { nextId, withIds } from './item-ids.ts'
import { findLive, listLive } from './live.ts'
import { writeReferences } from './references.ts'

/** By convention the field of content types with a review. */
export const REVIEW_FIELD = 'review_by'

/**
 * Makes a value the version that readers see.
 * @param entry undefined for a new entry
 * @returns its id as text, or its name
 */
export async function goLive<F extends Fields>(
  tx: Tx,
  kind: Kind<F>,
  entry: string | undefined,
  typed: ValueOf<F>,
  publication: Publication,
): Promise<string> {
  const { type } = kind
  const former = entry === undefined ? undefined : await findLive(tx, type, entry)
  const safe = cleanValue(type, typed)
  const cleaned = (await kind.clean?.(tx, safe, { entry, former: former?.value, publication })) ?? safe
  const name = entry ?? String(await nextId(tx, type.kind))
  const value = await withIds(tx, kind, name, cleaned, { former: former?.value, now: publication.now })
  const number = await insertVersion(tx, type, name, value, {
    language: kind.language?.(value) ?? 'en',
    note: publication.note,
    author_id: publication.by ?? null,
    at: publication.now.toISOString(),
  })
  await updateEntry(tx, type, name, value, {
    live: number,
    slug: kind.slugOf?.(value) ?? null,
    listed_by: kind.listedBy?.(value) ?? '',
    firstPublished: publication.firstPublished ?? publication.now.toISOString(),
  })
  await writeReferences(tx, type, name, value)
  await kind.afterPublish?.(tx, name, { value, former, publication })
  return name
}

/** Takes an entry off the site. Its versions, its id and its place stay. */
export async function takeOff<F extends Fields>(tx: Tx, kind: Kind<F>, entry: string): Promise<void> {
  const { type } = kind
  const former = await findLive(tx, type, entry)
  await tx.updateTable('entry').set({ live: null }).where('kind', '=', type.kind).where('entry', '=', entry).execute()
  await writeReferences(tx, type, entry, undefined)
  if (former) await kind.afterTakeOff?.(tx, former)
}

/** Puts entries in this order. Search reads their positions. */
export async function orderEntries(tx: Tx, kind: string, entries: readonly string[]): Promise<void> {
  // One statement: on PostgreSQL each one takes a round trip.
  const json = JSON.stringify(entries)
  const order = isPostgres(tx)
    ? sql`(select value, ordinality - 1 from json_array_elements_text(${json}::json) with ordinality)
        as place (entry, position)`
    : sql`(select value as entry, key as position from json_each(${json})) as place`
  await sql`update entry set position = place.position from ${order}
    where entry.kind = ${kind} and entry.entry = place.entry and entry.position <> place.position`.execute(tx)
}

/** Adds a version of a value. @returns its number */
export async function insertVersion(
  tx: Tx,
  type: ContentType,
  entry: string,
  value: AnyValue,
  facts: { language: string; note: string; author_id: number | null; at: string },
): Promise<number> {
  const { last } = await tx
    .selectFrom('version')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('kind', '=', type.kind)
    .where('entry', '=', entry)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  const row = { kind: type.kind, entry, number, body: JSON.stringify(value), schema: schemaHash(type), ...facts }
  await tx.insertInto('version').values(row).execute()
  return number
}

/** Makes the entry point to a version. A new one is the last of its kind. */
async function updateEntry(
  tx: Tx,
  type: ContentType,
  entry: string,
  value: AnyValue,
  { firstPublished, ...facts }: { live: number; slug: string | null; listed_by: string; firstPublished: string },
): Promise<void> {
  const { kind } = type
  const known = await tx
    .selectFrom('entry')
    .select(['slug', 'live'])
    .where('kind', '=', kind)
    .where('entry', '=', entry)
    .executeTakeFirst()
  const { slug } = facts
  const shown = { ...facts, title: titleOf(type, value), review_by: reviewDayOf(value) }
  if (known) await tx.updateTable('entry').set(shown).where('kind', '=', kind).where('entry', '=', entry).execute()
  else {
    const position = await nextPosition(tx, kind)
    const row = { kind, entry, id: rowIdOf(entry) ?? null, position, published_at: firstPublished, ...shown }
    await tx.insertInto('entry').values(row).execute()
  }
  if (slug !== null) await tx.deleteFrom('former_slug').where('kind', '=', kind).where('slug', '=', slug).execute()
  // From now on the former address leads to the new one. That of an entry that was off the site may belong to another one.
  if (known?.slug && known.live !== null && known.slug !== slug)
    await tx.insertInto('former_slug').values({ kind, slug: known.slug, entry }).execute()
}

/** For migrations: what a kind lists its public entries by. */
export async function fillListedBy<F extends Fields>(
  tx: Tx,
  type: ContentType<F>,
  listedBy: (value: ValueOf<F>) => string,
): Promise<void> {
  for (const { entry, value } of await listLive(tx, type))
    await tx
      .updateTable('entry')
      .set({ listed_by: listedBy(value) })
      .where('kind', '=', type.kind)
      .where('entry', '=', entry)
      .execute()
}

/** ISO date; null without a review. */
export function reviewDayOf(value: AnyValue): string | null {
  const day = value[REVIEW_FIELD]
  return typeof day === 'string' && day !== '' ? day : null
}

async function nextPosition(tx: Tx, kind: string): Promise<number> {
  const { last } = await tx
    .selectFrom('entry')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

/** The last revision of the drafts of an entry that were published; 0 without one. */
export async function readRevision(tx: Tx, kind: string, entry: string): Promise<number> {
  const row = await tx
    .selectFrom('entry')
    .select('revision')
    .where('kind', '=', kind)
    .where('entry', '=', entry)
    .executeTakeFirst()
  return row?.revision ?? 0
}

export async function storeRevision(tx: Tx, kind: string, entry: string, revision: number): Promise<void> {
  await tx.updateTable('entry').set({ revision }).where('kind', '=', kind).where('entry', '=', entry).execute()
}
