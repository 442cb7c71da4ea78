import type { Area } from '#core/endpoint.ts'
import type { FirstPage } from '#core/file-fields.ts'
import type { Db } from '#server/database/schema.ts'

/** The kinds of file in the order in which 'sort by format' lists them. */
export const SEARCH_FORMATS = ['pdf', 'word', 'powerpoint', 'document', 'link'] as const
export type SearchFormat = (typeof SEARCH_FORMATS)[number]

/** What is found and how it is shown. Texts are plain, without HTML. */
interface EntryParts {
  /** Where it comes from, e.g. `module:3` or `session_file:12`: one entry each. */
  source: string
  /** Order among equal hits, lowest first; between areas too. */
  position: number
  /** For a module its name. */
  title: string
  /** For a module its purpose. */
  details: string
  /** The words inside the document; empty where there are none. */
  text: string
  /** The page of the site on which it stands, e.g. `/training/implants/downloads?preview=handouts-12`. */
  page: string
}

/** What the answer says of a module beside its title and its purpose. */
export interface ModuleShown {
  id: number
  slug: string
  category: { id: number; name: string }
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

/** What an area offers to the search. The roof collects these and hands them over. */
export interface Searchable {
  /** A change of this area may change its entries: the index is then brought up to date. */
  area: Area
  entries(db: Db): AsyncIterable<SearchEntry>
}
