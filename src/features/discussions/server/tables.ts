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
    posting_pause: PostingPauseTable
  }
}

/**
 * Whether readers see a discussion or a comment: `hidden` after reports until a moderator decides, `removed` by a
 * moderator, `deleted` by its author. Rows are never deleted, so that moderators can read every post.
 */
export type PostState = 'visible' | 'hidden' | 'removed' | 'deleted'

/** What can be reported and moderated, as the API names it. */
export type ContentTarget = 'post' | 'comment'

export interface DiscussionTopicTable {
  id: Generated<number>
  position: number
  name: string
  /** Since when it takes no new discussions; null while it does. */
  closed_at: Generated<string | null>
  /** The topic that has its discussions now. Readers do not see a merged topic; its address leads to the other one. */
  merged_into_id: Generated<number | null>
}

export interface DiscussionTable {
  id: Generated<number>
  slug: string
  topic_id: number
  /** The topic from which a merge has moved it, so that the merge can be undone. */
  former_topic_id: Generated<number | null>
  author_id: number
  title: string
  /** HTML, sanitized before it was stored. */
  body: string
  /** Hash of the text, to find repeated posts. */
  body_hash: string
  state: PostState
  created_at: string
  updated_at: string
  /** Number of visible comments. */
  comment_count: number
  view_count: number
  /** When to notify followers of new comments; null when there are none. */
  notify_at: string | null
}

export interface DiscussionModuleTable {
  discussion_id: number
  /** May be off the site: only modules that readers see are shown. */
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

export interface CommentMentionTable {
  comment_id: number
  account_id: number
}

/** A follower of a discussion. The row stays after unfollowing, so that a later comment does not start to follow again. */
export interface DiscussionFollowTable {
  discussion_id: number
  account_id: number
  is_active: number
  /** The newest comment at the last notification, or when the member started to follow; 0 for none. */
  notified_comment_id: number
  /** When the last notification was queued. */
  notified_at: string | null
}

export interface AbuseReportTable {
  id: Generated<number>
  reporter_id: number
  target: ContentTarget
  /** Id of the discussion or the comment. */
  target_id: number
  abuse_type: string
  message: string
  created_at: string
  /** When a moderator decided about the report; null while it is open. */
  settled_at: string | null
}

/** At most one row: until when accounts younger than a day cannot post. */
export interface PostingPauseTable {
  until: string
}
