import type { FileOrLink } from '#core/file-fields.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    bookmarkable?: Bookmarkable
  }
}

/** What can be bookmarked: a module, or a document or link of one of its sections. */
export type BookmarkType =
  | 'module'
  | 'module_session_plan'
  | 'presentation_slides'
  | 'evaluation_tools'
  | 'handouts'
  | 'references'

/** What a bookmark points at. It may be gone. */
export interface BookmarkRef {
  type: BookmarkType
  id: number
}

/** Tells refs apart, as a key of maps. */
export function refKey({ type, id }: BookmarkRef): string {
  return `${type}-${id}`
}

/** What is shown of a bookmarked thing. */
export interface BookmarkTarget extends BookmarkRef, FileOrLink {
  title: string
  /** Plain text. */
  details: string
  /** The module that it is, or to which it belongs. */
  module: { id: number; slug: string; name: string }
  /** Place of its section, from 1; null for a module. */
  sectionId: number | null
  /** Where it stands on the site, e.g. `/training/implants/downloads?preview=handouts-12`. */
  page: string
}

/** The documents behind a bookmark; none behind a link. */
export interface BookmarkedDocuments extends BookmarkRef {
  /** In a folder with the module's name each. */
  entries: ArchiveEntry[]
}

/**
 * What the feature with the documents offers to bookmarks. Both answer in the order of the refs,
 * leave out what is gone, and ask the database a fixed number of questions however many refs there are.
 */
export interface Bookmarkable {
  find(db: Db, refs: readonly BookmarkRef[]): Promise<BookmarkTarget[]>
  documents(db: Db, refs: readonly BookmarkRef[]): Promise<BookmarkedDocuments[]>
}

/** The feature whose items members bookmark. @throws {Error} when no feature offers any */
export function bookmarkableOf(features: readonly Feature[]): Bookmarkable {
  const bookmarkable = features.find((feature) => feature.bookmarkable)?.bookmarkable
  if (bookmarkable === undefined) throw new Error('No feature offers anything to bookmark')
  return bookmarkable
}
