import type { FirstPage } from '#core/file-fields.ts'
import type { SearchFormat, SearchLanguage } from '#core/search-filters.ts'

/** Texts are plain, without HTML. */
interface EntryFields {
  /** The row of its text, e.g. `module:3` or `session_file:12`. Unique. */
  source: string
  /**
   * Order among equal hits, lowest first. In a module below 1000: the order of the modules and their categories comes before it,
   * as it is at the time of the search.
   */
  position: number
  /** Ids of the module and its category. */
  inModule?: { id: number; category: number }
  language: SearchLanguage
  /** The name of a module. */
  title: string
  /** One or two sentences, shown under the title. */
  details: string
  /** Words that also find it; the results do not show them. */
  keywords: string
  /** The text of the document, or empty. */
  text: string
  /** The path of its page, e.g. `/training/implants/downloads?preview=handouts-12`. */
  page: string
}

/** The fields of a module in the response, except title and details. */
export interface ModuleDisplay {
  id: number
  slug: string
  category: { id: number; name: string }
  purpose: string
  files_count: number
  links_count: number
  /** Size of all its documents, e.g. '441 kB'. */
  files_size: string
  files_size_bytes: number
  /** URL of its archive; null without documents. */
  archive: string | null
}

/** The fields of a resource in the response, except title and details. URLs of files are paths on this site. */
export interface ResourceDisplay {
  id: number
  module: { slug: string; name: string } | null
  path_type: 'FILE' | 'URL'
  url: string | null
  file: string | null
  preview_file: string | null
  first_page: FirstPage | null
  /** E.g. '184 kB'; empty for a link. */
  size: string
  size_bytes: number
  file_type: string
  pages: number | null
}

export interface ModuleEntry extends EntryFields {
  kind: 'module'
  display: ModuleDisplay
}

export interface ResourceEntry extends EntryFields {
  kind: 'resource'
  display: ResourceDisplay
  format: SearchFormat
  /** 0 for a link. */
  sizeBytes: number
}

export type SearchEntry = ModuleEntry | ResourceEntry

/** Entries that are written together: a module with its files, or a section of a page. */
export interface SearchScope {
  /** Unique in the whole site, e.g. `module:3`. */
  name: string
  entries: readonly SearchEntry[]
}
