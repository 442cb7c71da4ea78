import { createHash } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { raiseRevision } from '#server/database/revisions.ts'
import type { Db } from '#server/database/schema.ts'
import type { Searchable, SearchEntry } from '#server/searchable.ts'
import { currentIndex } from './current-index.ts'
import { removeEntries, writeEntry } from './index-rows.ts'
import { type IndexTx, withIndex } from './tables.ts'

/** Raise it when words are cut or folded in another way: every entry is then indexed anew. */
const INDEX_VERSION = 1

/** What a rebuild did. */
export interface Rebuilt {
  written: number
  removed: number
}

/**
 * Brings the index to what the areas offer. Only what has changed is written; where nothing has, the revision stays.
 * The areas are read before the transaction begins: with SQLite nobody else can read while it lasts.
 */
export async function rebuildIndex({ db }: Database, searchables: readonly Searchable[]): Promise<Rebuilt> {
  const offered = await offeredEntries(db, searchables)
  const rebuilt = await db.transaction().execute(async (plainTx) => {
    const tx = withIndex(plainTx)
    const stored = await storedEntries(tx)
    const gone = [...stored.values()].filter((entry) => !offered.has(entry.source))
    const changed = [...offered.values()].filter(
      ({ entry, fingerprint }) => stored.get(entry.source)?.fingerprint !== fingerprint,
    )
    await removeEntries(
      tx,
      gone.map((entry) => entry.id),
    )
    for (const { entry, fingerprint } of changed) await writeEntry(tx, entry, fingerprint)
    if (changed.length + gone.length > 0) await raiseRevision(plainTx, 'search')
    return { written: changed.length, removed: gone.length }
  })
  // Read at once, so that nobody's search waits for it.
  await currentIndex(db)
  return rebuilt
}

interface Offered {
  entry: SearchEntry
  fingerprint: string
}

/** @throws {Error} when two entries name the same source */
async function offeredEntries(db: Db, searchables: readonly Searchable[]): Promise<Map<string, Offered>> {
  const offered = new Map<string, Offered>()
  for (const searchable of searchables) {
    for await (const given of searchable.entries(db)) {
      if (offered.has(given.source)) throw new Error(`the search was offered ${given.source} twice`)
      const entry = storable(given)
      offered.set(entry.source, { entry, fingerprint: fingerprintOf(entry) })
    }
  }
  return offered
}

/** Without what PostgreSQL can't store: documents may hold NUL and halves of letters. */
function storable(entry: SearchEntry): SearchEntry {
  const [title, details, text] = [entry.title, entry.details, entry.text].map((part) =>
    part.replaceAll('\0', ' ').toWellFormed(),
  )
  return { ...entry, title: title ?? '', details: details ?? '', text: text ?? '' }
}

function fingerprintOf(entry: SearchEntry): string {
  return createHash('sha1')
    .update(`${INDEX_VERSION}${JSON.stringify(entry)}`)
    .digest('base64')
}

async function storedEntries(tx: IndexTx) {
  const rows = await tx
    .selectFrom('search_entry as entry')
    .innerJoin('search_index as place', 'place.id', 'entry.id')
    .select(['entry.id', 'entry.source', 'place.fingerprint'])
    .execute()
  return new Map(rows.map((row) => [row.source, row]))
}
