import { AppError } from '#core/errors.ts'
import { type TextRule, validationErrorOf } from '#core/rules.ts'
import { denialOf } from '#features/discussions/policy.ts'
import type { Member } from '#platform/http/member.ts'

/** Who decides: a member with that role, or whoever has the server's command line and answers to nobody here. */
export type Moderator = Pick<Member, 'id' | 'role'> | 'command line'

/** Who decides what, and why. */
export interface Decision {
  moderator: Moderator
  /** Up to 1000 characters; may be empty where nobody is told of it. */
  reason: string
  now: Date
}

/** What a decision about a person, or against them, says. */
export const REASON_RULE = {
  empty: 'Say why: it goes into the log, and to the member.',
  max: [1000, 'The reason can’t be longer than 1000 characters.'],
} as const satisfies TextRule

/** @throws {AppError} `not_allowed` for all but moderators */
export function allowModerating(moderator: Moderator): void {
  if (moderator === 'command line') return
  const refusal = denialOf('moderate', { ...moderator, isSuspended: false })
  if (refusal !== undefined) throw new AppError(refusal)
}

/** @throws {AppError} `invalid_input` at `reason` */
export function checkReason(reason: string, { isNeeded }: { isNeeded: boolean }): void {
  const fault = validationErrorOf(reason, isNeeded ? REASON_RULE : { max: REASON_RULE.max })
  if (fault !== undefined) throw new AppError('invalid_input', { fields: { reason: [fault] } })
}

/** A decision that can't be made as things are. */
export function refused(sentence: string): AppError {
  return new AppError('invalid_input', { fields: { non_field_errors: [sentence] } })
}
