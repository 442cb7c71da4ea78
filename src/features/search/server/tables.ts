import type { Generated } from 'kysely'
import type { SearchFormat, SearchLanguage } from '#core/search-filters.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    search_entry: SearchEntryTable
    search_version: SearchVersionTable
  }
}

export type SearchKind = 'module' | 'resource'

/** One thing that can be found. Its words are in the full-text table `search_entry_text` under the same id. */
export interface SearchEntryTable {
  id: Generated<number>
  /** Where it comes from, e.g. `module:3` or `session_file:12`; one entry each. */
  source: string
  /** Entries that are written together, e.g. `module:3`. */
  scope: string
  /** Tells whether an entry has changed since it was written. */
  fingerprint: string
  kind: SearchKind
  /** Order among equal hits. */
  position: number
  language: SearchLanguage
  format: SearchFormat
  size_bytes: number
  module_slug: string | null
  module_name: string | null
  /** Entries with the same text here are one file or link that stands in several places. */
  same_as: string
  /** The page on which it stands, e.g. `/training/implants/downloads?preview=handouts-12`. */
  page: string
  title: string
  details: string
  /** What the API shows of it, as JSON: its shape is that of the contract. */
  shown: string
  /** The words inside the document, as written, for snippets. */
  text: string
}

/** One row: how the index was made. */
export interface SearchVersionTable {
  number: number
}
