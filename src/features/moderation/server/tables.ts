import type { Generated } from 'kysely'
import type { ContentTarget } from '#features/discussions/server/tables.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    moderation_entry: ModerationEntryTable
  }
}

/** What moderators did, and why. Never changed. */
export interface ModerationEntryTable {
  id: Generated<number>
  /** Null for one who has the server's command line. */
  moderator_id: number | null
  action: string
  target: ContentTarget | 'member'
  target_id: number
  reason: string
  created_at: string
}
