import { z } from 'zod'
import { ruled } from '#core/rule-schema.ts'
import type { TextRule } from '#core/rules.ts'
import { hasLink, isReserved, plainText } from './names.ts'
import { BIO_RULE, LINKEDIN_RULE, NAME_IS_LINK, NAME_IS_RESERVED, withScheme } from './rules.ts'

/** A first or last name: cleaned, then checked by its rule, for links and for reserved words. */
export function nameField(rule: TextRule) {
  return z
    .string(rule.empty)
    .transform(plainText)
    .pipe(ruled(rule))
    .refine((name) => !hasLink(name), NAME_IS_LINK)
    .refine((name) => !isReserved(name), NAME_IS_RESERVED)
}

export const bioField = z.string('This must be a text').transform(plainText).pipe(ruled(BIO_RULE))

/** Members often type addresses without `https://`. */
export const linkedinField = z.string('This must be a text').transform(withScheme).pipe(ruled(LINKEDIN_RULE))
