import type { Db } from '#platform/database/schema.ts'

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

/** What the modules offer to the home page; `site/features.ts` hands it over. */
export interface RecentChanges {
  /** The modules and documents that changed last, newest first; `count` at most. */
  newest(db: Db, count: number): Promise<(ChangedModule | ChangedDocument)[]>
}
