import { z } from 'zod'
import type { FieldError, FieldErrors } from '#core/errors.ts'
import { validationText } from './messages.ts'

/** Options of `safeParse`: sentences for schemas without messages, and the input that `fieldErrorsOf` needs. */
export const PARSE_OPTIONS = { error: messageOf, reportInput: true }

/** The errors of a parsed value by field; empty for a valid one. The value was parsed with `PARSE_OPTIONS`. */
export function fieldErrorsOf(parsed: z.ZodSafeParseResult<unknown> | undefined): FieldErrors {
  if (parsed === undefined || parsed.success) return {}
  const toError = (issue: z.core.$ZodIssue): FieldError => ({ code: codeOf(issue), message: issue.message })
  const { formErrors, fieldErrors } = z.flattenError(parsed.error, toError)
  const fields: FieldErrors = { ...fieldErrors }
  return formErrors.length > 0 ? { ...fields, non_field_errors: formErrors } : fields
}

/** The error code of an issue. Only its own schema knows more than Zod: then the code is in `params`. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return typeof issue.params?.code === 'string' ? issue.params.code : 'invalid'
  if (issue.input === undefined || issue.input === null) return 'required'
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return 'wrong_type'
    case 'invalid_value':
      return 'invalid_choice'
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_large'
    case 'invalid_format':
      return 'wrong_format'
    default:
      return 'invalid'
  }
}

function messageOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? validationText.required : validationText.wrong_type(issue.expected)
    case 'invalid_value':
      return validationText.invalid_choice(issue.values.join(', '))
    case 'too_small':
      return (issue.origin === 'string' ? validationText.too_short : validationText.too_small)(String(issue.minimum))
    case 'too_big':
      return (issue.origin === 'string' ? validationText.too_long : validationText.too_large)(String(issue.maximum))
    default:
      return validationText.invalid
  }
}
