import { z } from 'zod'
import { ruled } from '#core/rule-schema.ts'
import { sanitizePost } from '#server/html/sanitize-post.ts'
import { COMMENT_RULE, DETAIL_RULE } from './rules.ts'

/** A post's body on its way in: cut to what is allowed, then held to the rule. */
export const postBody = z
  .string(DETAIL_RULE.empty)
  .max(DETAIL_RULE.max[0], DETAIL_RULE.max[1])
  .transform(sanitizePost)
  .pipe(ruled(DETAIL_RULE))

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** A comment on its way in: one kind of line break, at most one empty line, nothing that turns the text around. */
export const commentText = z
  .string(COMMENT_RULE.empty)
  .transform((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(UNPRINTABLE, '')
      .toWellFormed()
      .replace(/\n{3,}/g, '\n\n'),
  )
  .pipe(ruled(COMMENT_RULE))
