import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    entry: EntryTable
    version: VersionTable
    item: ItemTable
    last_id: LastIdTable
    file_use: FileUseTable
    entry_link: EntryLinkTable
    former_slug: FormerSlugTable
  }
}

/** An entry that is or was public. Rows are never deleted, so that an entry that comes back has its id and its place. */
export interface EntryTable {
  kind: string
  /** Its id as text, or the name of a page that exists once, such as `home`. Drafts, versions and URLs of the API use it. */
  entry: string
  /** Unique in its kind; null for a page that exists once. */
  id: number | null
  /** The number of the version that readers see; null while the entry is off the site. */
  live: number | null
  title: string
  /** The last part of the address of its page; null for kinds without addresses. Unique among the public entries of its kind. */
  slug: string | null
  /** Its place among the entries of its kind, from 0. */
  position: number
  /** What its kind lists it by, e.g. the category of a module; empty for most kinds. Lists need no texts with it. */
  listed_by: Generated<string>
  /** ISO date on which editors should review it. */
  review_by: string | null
  /** When it was public for the first time. */
  published_at: string
  /** The last revision of its drafts that were published: the next draft continues after it. */
  revision: Generated<number>
}

/** What was public from `at` on. Rows never change. */
export interface VersionTable {
  kind: string
  entry: string
  language: string
  /** From 1, without gaps in one entry. */
  number: number
  /** The value of the content type, as JSON. */
  body: string
  /** Hash of the fields of the content type when it was stored. */
  schema: string
  /** What changed, in one line. */
  note: string
  /** Null for content that no editor of this site has written. */
  author_id: number | null
  at: string
}

/** An item of a list that is or was public, for lists whose items have ids of their own, e.g. the files of a module. */
export interface ItemTable {
  /** What has the id, e.g. `session-file`: ids are unique among all items with this name. */
  name: string
  id: number
  kind: string
  entry: string
  list: string
  /** When its file was last replaced; null if never. */
  replaced_at: string | null
}

/** The last id that was given to an entry or an item of this name. */
export interface LastIdTable {
  name: string
  id: number
}

/** The published entry that refers to a file. */
export interface FileUseTable {
  file_id: number
  kind: string
  entry: string
}

/** A link of a published entry to a page or a file of this site. */
export interface EntryLinkTable {
  id: Generated<number>
  kind: string
  entry: string
  /** The field, as JSON list of names and keys, e.g. `["files","12","url"]`. */
  path: string
  /** As an editor wrote it, e.g. `/training/implants#files`. */
  link: string
  /** The first two parts of its path, e.g. `/training/implants`. */
  page: string
  /** The file that it leads to; null for a page. The file may be gone. */
  file_id: number | null
}

/** Addresses that an entry had before. The entry may be off the site. */
export interface FormerSlugTable {
  kind: string
  slug: string
  entry: string
}
