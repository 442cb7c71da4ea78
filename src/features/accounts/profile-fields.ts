import { z } from 'zod'
import { ruled } from '#core/rule-schema.ts'
import type { TextRule } from '#core/rules.ts'
import { withScheme } from './linkedin.ts'
import { hasLink, isReserved, plainText } from './names.ts'
import { BIO_RULE, LINKEDIN_RULE, NAME_IS_LINK, NAME_IS_RESERVED } from './rules.ts'

/** A first or last name: cleaned, then by its rule, then without links and the words of those who run the site. */
export function nameField(rule: TextRule) {
  return z
    .string(rule.empty)
    .transform(plainText)
    .pipe(ruled(rule))
    .refine((name) => !hasLink(name), NAME_IS_LINK)
    .refine((name) => !isReserved(name), NAME_IS_RESERVED)
}

export const bioField = z.string('This must be a text').transform(plainText).pipe(ruled(BIO_RULE))

/** People type addresses as they see them: without `https://`. */
export const linkedinField = z.string('This must be a text').transform(withScheme).pipe(ruled(LINKEDIN_RULE))
