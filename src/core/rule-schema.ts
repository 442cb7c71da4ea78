import { z } from 'zod'
import { fieldText } from './messages.ts'
import { cleaned, findFieldError, type TextField } from './rules.ts'

/** The schema of a text field. Its issues have the code and the message of the field. */
export function ruled(field: TextField) {
  const { rule, messages } = field
  const { required, min, max, like } = rule
  return z
    .string(messages.required ?? fieldText.notText)
    .transform((value) => cleaned(value, rule))
    .superRefine((value, context) => {
      const error = findFieldError(value, field)
      if (error) context.addIssue({ code: 'custom', ...issue(error.code, error.message) })
    })
    .meta({
      ...(required && { minLength: min ?? 1 }),
      ...(max !== undefined && { maxLength: max }),
      ...(like && { pattern: like.source }),
    })
}

/** An issue of a schema with an error code, for `refine`. */
export function issue(code: string, message: string) {
  return { message, params: { code } }
}
