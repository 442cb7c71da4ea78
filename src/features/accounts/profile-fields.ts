import { z } from 'zod'
import { fieldText } from '#core/messages.ts'
import { issue, ruled } from '#core/rule-schema.ts'
import type { TextField } from '#core/rules.ts'
import { responseText } from './messages.ts'
import { hasLink, isReserved, plainText } from './names.ts'
import { BIO_FIELD, LINKEDIN_FIELD, withScheme } from './rules.ts'

/** A first or last name: cleaned, then checked by its rule, for links and for reserved words. */
export function nameField(field: TextField) {
  return z
    .string(field.messages.required)
    .transform(plainText)
    .pipe(ruled(field))
    .refine((name) => !hasLink(name), issue('name_is_link', responseText.nameIsLink))
    .refine((name) => !isReserved(name), issue('name_is_reserved', responseText.nameIsReserved))
}

export const bioField = z.string(fieldText.notText).transform(plainText).pipe(ruled(BIO_FIELD))

/** Members often type addresses without `https://`. */
export const linkedinField = z.string(fieldText.notText).transform(withScheme).pipe(ruled(LINKEDIN_FIELD))
