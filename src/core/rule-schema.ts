import { z } from 'zod'
import { cleaned, type TextRule, validationErrorOf } from './rules.ts'

/** The schema of a text field from its rule, with the messages of the rule. */
export function ruled(rule: TextRule) {
  const { empty, min, max, like } = rule
  return z
    .string(empty ?? 'This must be a text')
    .transform((value) => cleaned(value, rule))
    .superRefine((value, context) => {
      const message = validationErrorOf(value, rule)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
    .meta({
      ...(empty !== undefined && { minLength: min?.[0] ?? 1 }),
      ...(max && { maxLength: max[0] }),
      ...(like && { pattern: like[0].source }),
    })
}
