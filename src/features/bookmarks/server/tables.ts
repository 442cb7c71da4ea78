import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    bookmark_folder: BookmarkFolderTable
    bookmark: BookmarkTable
  }
}

export interface BookmarkFolderTable {
  id: Generated<number>
  account_id: number
  folder_name: string
  /** The name without differences in case; unique for each member. */
  folder_key: string
  is_default: number
  created_at: string
}

export interface BookmarkTable {
  folder_id: number
  item_type: string
  item_id: number
  /** The member's order of the folder. */
  position: number
  created_at: string
  /** Its title when it was taken off the site; empty before. */
  title: Generated<string>
}
