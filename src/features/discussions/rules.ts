import { lineOf } from '#core/hidden-characters.ts'
import { textField } from '#core/rules.ts'
import { fieldText } from './messages.ts'

/* The text fields of posts, comments and reports, for forms and server. */

export const TOPIC_FIELD = textField({ required: true }, fieldText.topic)

export const TOPIC_NAME_FIELD = textField({ required: true, max: 60, clean: lineOf }, fieldText.topicName)

export const TITLE_FIELD = textField(
  { required: true, min: 5, max: 250, like: /^\P{Cc}*$/u, clean: lineOf },
  fieldText.title,
)

export const MAX_DETAIL_WORDS = 200
export const MAX_COMMENT_WORDS = 200

/** HTML. `max` bounds the length with tags and addresses. */
export const DETAIL_FIELD = textField(
  { required: true, minWords: 10, maxWords: MAX_DETAIL_WORDS, max: 20_000, markup: true },
  fieldText.detail(MAX_DETAIL_WORDS),
)

/** Plain text with line breaks. */
export const COMMENT_FIELD = textField(
  { required: true, maxWords: MAX_COMMENT_WORDS, max: 5000 },
  fieldText.comment(MAX_COMMENT_WORDS),
)

export const REPORT_MESSAGE_FIELD = textField({ min: 5, max: 200 }, fieldText.reportMessage)

export const ABUSE_TYPES = [
  'content_spam',
  'private_information',
  'misleading_or_harmful',
  'breaks_TRP_guidelines',
  'other',
] as const
export type AbuseType = (typeof ABUSE_TYPES)[number]

export const ABUSE_TYPE_FIELD = textField({ required: true }, fieldText.abuseType)

/** Points that an author gets for a visible post. */
export const DISCUSSION_POINTS = 10
export const COMMENT_POINTS = 4
