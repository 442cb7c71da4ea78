import type { Generated } from 'kysely'
import type { SearchFormat, SearchLanguage } from '#core/search-filters.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    search_entry: SearchEntryTable
    search_entry_document: SearchEntryDocumentTable
    missed_search: MissedSearchTable
    dismissed_search: DismissedSearchTable
  }
}

export type SearchKind = 'module' | 'resource'

/** A search result. Its words are in the full-text table `search_entry_text` with the same id. */
export interface SearchEntryTable {
  id: Generated<number>
  /** The row of its text, e.g. `module:3` or `session_file:12`. */
  source: string
  /** Entries that are written together, e.g. `module:3`. */
  scope: string
  /** Hash of the entry, to find changed entries. */
  fingerprint: string
  kind: SearchKind
  /** Order among equal hits, in a module if `module_id` is set. */
  position: number
  module_id: number | null
  category_id: number | null
  language: SearchLanguage
  format: SearchFormat
  size_bytes: number
  module_slug: string | null
  module_name: string | null
  /** Entries with the same value are one file or link in several places. */
  same_as: string
  /** The path of its page, e.g. `/training/implants/downloads?preview=handouts-12`. */
  page: string
  title: string
  details: string
  /** `display` of the entry (`searchable.ts`), as JSON. */
  shown: string
}

/** The text of an entry's document, for snippets. Apart from the entry, because a search reads thousands of entries. */
export interface SearchEntryDocumentTable {
  id: number
  text: string
}

/** How often readers searched for something on one day and found nothing. */
export interface MissedSearchTable {
  /** Folded words, separated by spaces. */
  query: string
  /** The language of the browser, e.g. `fr`. */
  language: string
  /** ISO date in UTC. */
  day: string
  count: number
}

/** A search without results that editors do not want to see again. */
export interface DismissedSearchTable {
  query: string
  at: string
}
