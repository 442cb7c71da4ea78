import { textField } from '#core/rules.ts'
import { REASON_FIELD } from '#features/moderation/rules.ts'
import { fieldText } from './messages.ts'

export const LINE_FIELD = textField({ max: 500 }, fieldText.line)
export const FACTOR_REASON_FIELD = textField(REASON_FIELD.rule, fieldText.factorReason)

/** A choice of the form; the server checks its value. */
export const CHOICE_FIELD = textField({}, {})

/** Fewer letters are not searched for. */
export const MIN_SEARCH = 2

/** What moderators do about a person; `message` is no warning. */
export const PERSON_DECISIONS = ['message', 'warn', 'suspend', 'lift'] as const
export type PersonDecision = (typeof PERSON_DECISIONS)[number]
