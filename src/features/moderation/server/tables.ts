import type { Generated } from 'kysely'
import type { ContentTarget } from '#features/discussions/server/tables.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    moderation_entry: ModerationEntryTable
  }
}

/** The decisions of moderators with their reasons. Rows never change. */
export interface ModerationEntryTable {
  id: Generated<number>
  /** Null for a decision at the command line. */
  moderator_id: number | null
  action: string
  target: ContentTarget | 'member'
  target_id: number
  reason: string
  created_at: string
}
