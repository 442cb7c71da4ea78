import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    feedback: FeedbackTable
  }
}

export interface FeedbackTable {
  id: Generated<number>
  role: string
  /** 1 (hard) to 5 (easy). */
  ease: number
  found: 'yes' | 'partly' | 'no'
  message: string
  created_at: string
}
