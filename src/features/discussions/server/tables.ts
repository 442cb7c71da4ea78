import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    discussion_topic: DiscussionTopicTable
    discussion: DiscussionTable
    discussion_module: DiscussionModuleTable
    comment: CommentTable
    comment_mention: CommentMentionTable
    discussion_follow: DiscussionFollowTable
    abuse_report: AbuseReportTable
  }
}

/**
 * Whether readers see a discussion or a comment: `hidden` after reports until a moderator looks, `removed` by a moderator,
 * `deleted` by its author. Nothing is ever taken out of the tables: moderators can look at all of it.
 */
export type PostState = 'visible' | 'hidden' | 'removed' | 'deleted'

/** What can be reported and moderated, as the API names it. */
export type ContentTarget = 'post' | 'comment'

export interface DiscussionTopicTable {
  id: Generated<number>
  position: number
  name: string
}

export interface DiscussionTable {
  id: Generated<number>
  slug: string
  topic_id: number
  author_id: number
  title: string
  /** HTML, cleaned when it came in. */
  body: string
  /** Tells whether somebody posts the same again. */
  body_hash: string
  state: PostState
  created_at: string
  updated_at: string
  /** Visible comments. */
  comment_count: number
  view_count: number
  /** When its followers are to be told of new comments; null while there is nothing new. */
  news_due_at: string | null
}

/** A module that a discussion is about. */
export interface DiscussionModuleTable {
  discussion_id: number
  module_id: number
}

export interface CommentTable {
  id: Generated<number>
  discussion_id: number
  author_id: number
  /** Plain text. */
  body: string
  body_hash: string
  state: PostState
  created_at: string
  updated_at: string
}

/** A member who is named in a comment. */
export interface CommentMentionTable {
  comment_id: number
  account_id: number
}

/** Who hears of new comments in a discussion. A member who left keeps the row: posting again does not bring it back. */
export interface DiscussionFollowTable {
  discussion_id: number
  account_id: number
  is_active: number
  /** The newest comment that the member was told of, or that was there when the member came; 0 for none. */
  told_comment_id: number
  /** When the last mail about it was queued. */
  told_at: string | null
}

export interface AbuseReportTable {
  id: Generated<number>
  reporter_id: number
  target: ContentTarget
  /** Number of the discussion or the comment. */
  target_id: number
  abuse_type: string
  message: string
  created_at: string
  /** When a moderator has decided on it. */
  settled_at: string | null
}
