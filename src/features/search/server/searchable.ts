import type { FirstPage } from '#core/file-fields.ts'
import type { SearchFormat, SearchLanguage } from '#core/search-filters.ts'
import type { Db, Tx } from '#platform/database/schema.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    searchable?: Searchable
    /** Rebuilds a full-text index of its own. */
    rebuildIndex?(tx: Tx): Promise<void>
  }
}

/** What is found and how it is shown. Texts are plain, without HTML. */
interface EntryParts {
  /** Where it comes from, e.g. `module:3` or `session_file:12`: one entry each. */
  source: string
  /** Order among equal hits, lowest first; between features too. */
  position: number
  language: SearchLanguage
  /** For a module its name. */
  title: string
  /** One or two sentences, shown under the title. */
  details: string
  /** Words that find it and are not shown. */
  keywords: string
  /** The words inside the document; empty where there are none. */
  text: string
  /** The page of the site on which it stands, e.g. `/training/implants/downloads?preview=handouts-12`. */
  page: string
}

/** What the answer says of a module beside its title and its details. */
export interface ModuleShown {
  id: number
  slug: string
  category: { id: number; name: string }
  purpose: string
  files_count: number
  links_count: number
  /** Of its archive, for people: '441 kB'. */
  files_size: string
  files_size_bytes: number
  /** Address of its archive; null where it has no documents. */
  archive: string | null
}

/** What the answer says of a resource beside its title and its details. Addresses are paths on this site. */
export interface ResourceShown {
  id: number
  module: { slug: string; name: string } | null
  path_type: 'FILE' | 'URL'
  url: string | null
  file: string | null
  preview_file: string | null
  first_page: FirstPage | null
  /** For people, e.g. '184 kB'; empty for a link. */
  size: string
  size_bytes: number
  file_type: string
  pages: number | null
}

export interface ModuleEntry extends EntryParts {
  kind: 'module'
  shown: ModuleShown
}

export interface ResourceEntry extends EntryParts {
  kind: 'resource'
  shown: ResourceShown
  format: SearchFormat
  /** 0 for a link. */
  sizeBytes: number
}

export type SearchEntry = ModuleEntry | ResourceEntry

/** What is written to the index together: a module with its files, or a section of a page. */
export interface SearchScope {
  /** Unique in the whole site, e.g. `module:3`. */
  name: string
  entries: readonly SearchEntry[]
}

/** Everything that a feature offers to the search, for a rebuild of the index. */
export interface Searchable {
  scopes(db: Db): AsyncIterable<SearchScope>
}
