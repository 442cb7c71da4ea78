import type { Kysely, Transaction } from 'kysely'
import type { Db, Tables, Tx } from '#server/database/schema.ts'
import type { SearchEntry } from '#server/searchable.ts'

/** The table of the index, which nobody but this area looks into; migration 002 makes it. */
export type IndexTables = {
  search_index: {
    /** That of the `search_entry`. */
    id: number
    kind: SearchEntry['kind']
    position: number
    /** Place of the format in SEARCH_FORMATS. */
    format_order: number
    size_bytes: number
    /** Tells whether an entry has changed since it was indexed. */
    fingerprint: string
    /** The distinct folded words: a line for the title, one for the details, one for the text. */
    words: string
  }
}

export type IndexDb = Kysely<Tables & IndexTables>
export type IndexTx = Transaction<Tables & IndexTables>

export function withIndex(db: Tx): IndexTx
export function withIndex(db: Db): IndexDb
export function withIndex(db: Db | Tx): IndexDb {
  return db.withTables<IndexTables>()
}

export function* batches<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}
