import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    recentChanges?: RecentChanges
  }
}

interface Change {
  id: number
  title: string
  /** Address on this site. */
  page: string
  /** ISO date or time. */
  updated_at: string
}

export interface ChangedModule extends Change {
  kind: 'module'
  /** Place of its category among all categories, from 0. */
  category_place: number
  files_count: number
  links_count: number
}

export interface ChangedDocument extends Change {
  kind: 'document'
  /** Name of the module that it belongs to. */
  module: string
  file_type: string
}

/** What the library offers to the home page. */
export interface RecentChanges {
  /** The modules and documents that changed last, newest first; `count` at most. */
  newest(db: Db, count: number): Promise<(ChangedModule | ChangedDocument)[]>
}

/** @throws {Error} when no feature offers them */
export function recentChangesOf(features: readonly Feature[]): RecentChanges {
  const recentChanges = features.find((feature) => feature.recentChanges)?.recentChanges
  if (recentChanges === undefined) throw new Error('No feature offers recent changes')
  return recentChanges
}
