import type { TextRule } from '#core/rules.ts'

/** Rules of the text fields. Forms and server use the same ones. */

export const TOPIC_RULE = { empty: 'Topic is required' } as const satisfies TextRule

export const TITLE_RULE = {
  empty: 'Title is required',
  min: [5, 'Title must have at least 5 characters'],
  max: [250, "Title can't be longer than 250 characters"],
  like: [/^\P{Cc}*$/u, 'Title must be one line of text'],
} as const satisfies TextRule

/** HTML. `max` bounds the length with tags and addresses. */
export const DETAIL_RULE = {
  empty: 'Detail is required',
  minWords: [10, 'Detail must have at least 10 words'],
  maxWords: [200, 'Detail cannot exceed 200 words in length'],
  max: [20_000, 'Detail cannot exceed 200 words in length'],
  markup: true,
} as const satisfies TextRule

/** Plain text with line breaks. */
export const COMMENT_RULE = {
  empty: 'Comment cannot be empty',
  maxWords: [200, 'Comment cannot exceed 200 words in length'],
  max: [5000, 'Comment cannot exceed 200 words in length'],
} as const satisfies TextRule

export const REPORT_MESSAGE_RULE = {
  min: [5, 'Message must have at least 5 characters'],
  max: [200, "Message can't be longer than 200 characters"],
} as const satisfies TextRule

export const MAX_DETAIL_WORDS = DETAIL_RULE.maxWords[0]
export const MAX_COMMENT_WORDS = COMMENT_RULE.maxWords[0]

export const ABUSE_TYPES = [
  'content_spam',
  'private_information',
  'misleading_or_harmful',
  'breaks_TRP_guidelines',
  'other',
] as const
export type AbuseType = (typeof ABUSE_TYPES)[number]

export const ABUSE_TYPE_RULE = { empty: 'Choose what is wrong' } as const satisfies TextRule

/** Points that an author gets for a visible post. */
export const DISCUSSION_POINTS = 10
export const COMMENT_POINTS = 4
