import type { Generated } from 'kysely'
import type { StaffRole } from '#core/roles.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    invitation: InvitationTable
    second_factor_reset: SecondFactorResetTable
  }
}

/** An address that was invited to the staff. The row goes when the invitation is accepted or taken back. */
export interface InvitationTable {
  id: Generated<number>
  email: string
  role: StaffRole
  /** A line from the person who invites; may be empty. */
  line: string
  invited_by: number
  /** When the last mail was queued: its link is the one that works. */
  sent_at: string
}

/** A second factor that will be reset unless its owner stops it. */
export interface SecondFactorResetTable {
  account_id: number
  asked_by: number
  reason: string
  due_at: string
}
