import type { Tag } from '#core/endpoint.ts'
import type { FileOrLink } from '#core/file-fields.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import { type BookmarkTarget, targetKey } from '../target.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    bookmarkable?: Bookmarkable
  }
}

/** A target as lists show it. */
export interface BookmarkedItem extends BookmarkTarget, FileOrLink {
  title: string
  /** Plain text. */
  details: string
  /** The module itself, or the module of a file or link. */
  module: { id: number; slug: string; name: string }
  /** Position of its section, from 1; null for a module. */
  sectionId: number | null
  /** Path of its page, e.g. `/training/implants/downloads?preview=handouts-12`. */
  page: string
}

/** The documents of a bookmark; none for a link. */
export interface BookmarkedDocuments extends BookmarkTarget {
  /** Each in a folder with the module's name. */
  entries: ArchiveEntry[]
  /** Id of the file that prints it; undefined for a module, a link, and a document without a PDF. */
  pdfId?: number | undefined
  /** Its PDF is still being made. */
  isWaiting?: boolean
}

/**
 * What the feature with the documents provides. Both functions keep the order of the targets, leave out deleted ones, and
 * run a fixed number of queries for any number of targets.
 */
export interface Bookmarkable {
  /** What its answers depend on. */
  tags: readonly Tag[]
  find(db: Db, targets: readonly BookmarkTarget[]): Promise<BookmarkedItem[]>
  documents(db: Db, targets: readonly BookmarkTarget[]): Promise<BookmarkedDocuments[]>
  /** What of an entry that editors change can be bookmarked; nothing of most kinds. */
  listTargets(db: Db, entry: { kind: string; entry: string }): Promise<BookmarkTarget[]>
}

/** What the first feature with something to bookmark provides. @throws {Error} if no feature has anything */
export function getBookmarkable(features: readonly Feature[]): Bookmarkable {
  const bookmarkable = features.find((feature) => feature.bookmarkable)?.bookmarkable
  if (bookmarkable === undefined) throw new Error('No feature offers anything to bookmark')
  return bookmarkable
}

export function byTarget<T extends BookmarkTarget>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [targetKey(item), item]))
}
