import type { Db } from '#server/database/schema.ts'
import { batches, withIndex } from './tables.ts'
import { type IndexedEntry, Numbering, type WordIndex, wordIndex } from './word-index.ts'

/** Entries whose words are read at once; between two batches other requests have their turn. */
const BATCH = 50

/** The index of each database, or its reading under way. */
const kept = new WeakMap<Db, Promise<WordIndex>>()

/**
 * The index in memory, as the database has it now: asks only for the revision unless that has moved, and then reads
 * the words only of entries that are new or changed. The first call of a process reads all: 1.3 s for 5,000 entries,
 * so the site makes it when it starts.
 */
export async function currentIndex(db: Db): Promise<WordIndex> {
  const revision = await revisionOf(db)
  const before = kept.get(db)
  const index = await before?.catch(() => undefined)
  if (index?.revision === revision) return index
  // Another search has begun to read while this one waited: see whether that is new enough.
  if (kept.get(db) !== before) return currentIndex(db)
  const reading = readIndex(db, revision, index)
  kept.set(db, reading)
  return reading
}

async function revisionOf(db: Db): Promise<number> {
  const row = await db.selectFrom('revision').select('number').where('area', '=', 'search').executeTakeFirst()
  return row?.number ?? 0
}

async function readIndex(db: Db, revision: number, before: WordIndex | undefined): Promise<WordIndex> {
  const numbering = before?.numbering ?? new Numbering()
  const known = new Map(before?.entries.map((entry) => [entry.id, entry]))
  const rows = await withIndex(db)
    .selectFrom('search_index')
    .select(['id', 'kind', 'position', 'format_order', 'size_bytes', 'fingerprint'])
    .execute()
  const places = await readPlaces(
    db,
    numbering,
    rows.filter((row) => known.get(row.id)?.fingerprint !== row.fingerprint).map((row) => row.id),
  )
  const entries = rows.map(
    ({ id, kind, position, format_order, size_bytes, fingerprint }): IndexedEntry => ({
      id,
      kind,
      position,
      formatOrder: format_order,
      sizeBytes: size_bytes,
      fingerprint,
      places: places.get(id) ?? known.get(id)?.places ?? [],
    }),
  )
  return wordIndex(revision, numbering, entries)
}

async function readPlaces(db: Db, numbering: Numbering, ids: readonly number[]) {
  const places = new Map<number, Uint32Array[]>()
  for (const batch of batches(ids, BATCH)) {
    const rows = await withIndex(db)
      .selectFrom('search_index')
      .select(['id', 'words'])
      .where('id', 'in', batch)
      .execute()
    for (const row of rows) places.set(row.id, numbering.placesOf(row.words))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return places
}
