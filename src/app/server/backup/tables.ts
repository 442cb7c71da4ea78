import type { Tables } from '#platform/database/schema.ts'

/**
 * The tables that a backup holds, each behind those that it refers to. Left out: `change`, which holds for an hour,
 * the search index and the pictures of first pages, which are made again from the rest, and what holds for minutes or a day.
 */
export const BACKED_UP = [
  'file',
  'module_category',
  'module',
  'learning_objective',
  'session_file',
  'video',
  'training_tool',
  'guide',
  'page_content',
  'color_guide',
  'color_guide_item',
  'platform_link',
  'material_section',
  'material_file',
  'material_video',
  'faq_section',
  'faq_entry',
  'news_item',
  'newsletter_subscriber',
  'newsletter_issue',
  'outbox_mail',
  'account',
  'session',
  'account_token',
  'bookmark_folder',
  'bookmark',
  'feedback',
  'discussion_topic',
  'discussion',
  'discussion_module',
  'comment',
  'comment_mention',
  'discussion_follow',
  'abuse_report',
  'moderation_entry',
  'suspension',
  'search_synonym',
] as const satisfies readonly (keyof Tables)[]

export const NOT_BACKED_UP = [
  'change',
  'first_page',
  'search_entry',
  'search_word',
  'search_version',
  'kept_answer',
  'call_count',
  'sign_in_failure',
] as const satisfies readonly (keyof Tables)[]

/** First entry of the archive: what the rest is. */
export const MANIFEST_NAME = 'manifest.json'
/** The site's own key: with it sessions and the links of old mails go on. */
export const SECRET_NAME = 'secret'
export const FORMAT = 'trp-backup-1'
