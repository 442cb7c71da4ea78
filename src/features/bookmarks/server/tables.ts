import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    bookmark_folder: BookmarkFolderTable
    bookmark: BookmarkTable
    folder_link: FolderLinkTable
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
  /** When its bookmarks, their order or notes changed last; null when that was before this was stored. */
  changed_at: Generated<string | null>
  /** The code of the link from which it was saved. */
  saved_from: Generated<string | null>
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
  /** How often to print it; null when it is not printed. */
  copies: Generated<number | null>
  note: Generated<string>
  /** When a device changed copies or note; a change that is older loses. */
  note_changed_at: Generated<string | null>
}

/** A link that shows a folder to everybody. A row without a folder is a link that was turned off, so that it never shows another one. */
export interface FolderLinkTable {
  code: string
  folder_id: number | null
  shows_notes: number
  shows_name: number
  created_at: string
}
