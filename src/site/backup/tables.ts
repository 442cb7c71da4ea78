import type { Tables } from '#server/database/schema.ts'

/**
 * The tables that a backup holds, each behind those that it refers to. Left out: `revision`, which is only raised,
 * and the search index, which is made again from the rest.
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
] as const satisfies readonly (keyof Tables)[]

export const NOT_BACKED_UP = ['revision', 'search_entry'] as const satisfies readonly (keyof Tables)[]

/** First entry of the archive: what the rest is. */
export const MANIFEST_NAME = 'manifest.json'
export const FORMAT = 'trp-backup-1'
