import type { Generated } from 'kysely'
import type { ContentTarget } from '#features/discussions/server/tables.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    moderation_entry: ModerationEntryTable
    report_claim: ReportClaimTable
    member_note: MemberNoteTable
    appeal: AppealTable
  }
}

/** The decisions of moderators with their reasons. A decision that was taken back stays, with the time. */
export interface ModerationEntryTable {
  id: Generated<number>
  /** Null for a decision at the command line. */
  moderator_id: number | null
  action: string
  target: ContentTarget | 'member'
  target_id: number
  /** The member, or the author of the post. */
  member_id: number | null
  reason: string
  created_at: string
  /** JSON of what the decision replaced, to take it back; null when nothing can be taken back. */
  before: string | null
  undone_at: string | null
}

/** The moderator who has a report or an appeal open, so that two do not decide the same. */
export interface ReportClaimTable {
  /** For example `comment-12` or `appeal-3`. */
  case_key: string
  moderator_id: number
  until: string
}

/** What moderators write down about a member for their colleagues. */
export interface MemberNoteTable {
  id: Generated<number>
  member_id: number
  author_id: number
  text: string
  created_at: string
}

/** The words of a member against a decision; one for each decision. */
export interface AppealTable {
  id: Generated<number>
  entry_id: number
  text: string
  created_at: string
  /** The decision about the appeal; null while it waits. */
  answer_id: number | null
}
