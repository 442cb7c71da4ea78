import { textField } from '#core/rules.ts'
import { fieldText } from './messages.ts'

const MAX_REASON = 1000

export const REASON_FIELD = textField({ required: true, max: MAX_REASON }, fieldText.reason)
export const OPTIONAL_REASON_FIELD = textField({ max: MAX_REASON }, { too_long: fieldText.reason.too_long })
/** The answer to an appeal. */
export const ANSWER_FIELD = textField({ required: true, minWords: 5, max: MAX_REASON }, fieldText.answer)
export const APPEAL_FIELD = textField({ required: true, max: MAX_REASON }, fieldText.appeal)
/** Lengths of a suspension in days; 0 for one without an end. */
export const SUSPENSION_DAYS = [1, 7, 14, 30, 0] as const
export const DECISIONS = ['keep', 'remove', 'warn', 'suspend', 'message', 'restore'] as const
export type DecisionAction = (typeof DECISIONS)[number]
export const ANSWERS = ['uphold', 'shorten', 'lift'] as const
export type AnswerAction = (typeof ANSWERS)[number]

/** What opening a case does with its claim. */
export const CLAIMS = ['if_free', 'take_over', 'give_back'] as const

export const NOTE_FIELD = textField({ required: true, max: 500 }, fieldText.note)
