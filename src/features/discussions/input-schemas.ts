import { z } from 'zod'
import { ruled } from '#core/rule-schema.ts'
import { removeHiddenCharacters } from '#platform/html/hidden-characters.ts'
import { sanitizeMemberHtml } from '#platform/html/sanitize-member-html.ts'
import { COMMENT_RULE, DETAIL_RULE, REPORT_MESSAGE_RULE, TITLE_RULE } from './rules.ts'

/** A title on its way in: nothing that turns the text around, or that can't be seen. */
export const postTitle = z.string(TITLE_RULE.empty).transform(removeHiddenCharacters).pipe(ruled(TITLE_RULE))

/** What a reporter writes, on its way in. */
export const reportMessage = z
  .string()
  .nullish()
  .transform((text) => removeHiddenCharacters(text ?? ''))
  .pipe(ruled(REPORT_MESSAGE_RULE))

/** A post's body on its way in: cut to what is allowed, then held to the rule. */
export const postBody = z
  .string(DETAIL_RULE.empty)
  .max(DETAIL_RULE.max[0], DETAIL_RULE.max[1])
  .transform(sanitizeMemberHtml)
  .pipe(ruled(DETAIL_RULE))

/** A comment on its way in: one kind of line break, at most one empty line, nothing that turns the text around. */
export const commentText = z
  .string(COMMENT_RULE.empty)
  .transform((text) => removeHiddenCharacters(text).replace(/\n{3,}/g, '\n\n'))
  .pipe(ruled(COMMENT_RULE))
