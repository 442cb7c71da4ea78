import type { Generated } from 'kysely'

/**
 * A discussion of which something was changed or has gone, for the indexes that processes keep in memory. New discussions
 * and comments are not noted: their numbers tell. Rows are thrown away after an hour.
 */
export interface DiscussionChangeTable {
  id: Generated<number>
  discussion_id: number
  changed_at: string
}
