import { AppError } from '#core/errors.ts'
import { type TextRule, validationErrorOf } from '#core/rules.ts'
import { denialOf } from '#features/discussions/policy.ts'
import type { Member } from '#platform/http/member.ts'

/** A member with the role, or somebody at the server's command line, who may do everything. */
export type Moderator = Pick<Member, 'id' | 'role'> | 'command line'

export interface Decision {
  moderator: Moderator
  /** Up to 1000 characters. Some decisions need none. */
  reason: string
  now: Date
}

export const REASON_RULE = {
  empty: 'Say why: it goes into the log, and to the member.',
  max: [1000, 'The reason can’t be longer than 1000 characters.'],
} as const satisfies TextRule

/** @throws {AppError} `not_allowed` for all but moderators */
export function checkModerator(moderator: Moderator): void {
  if (moderator === 'command line') return
  const denial = denialOf('moderate', { ...moderator, isSuspended: false })
  if (denial !== undefined) throw new AppError(denial)
}

/** @throws {AppError} `invalid_input` at `reason` */
export function checkReason(reason: string, { isNeeded }: { isNeeded: boolean }): void {
  const error = validationErrorOf(reason, isNeeded ? REASON_RULE : { max: REASON_RULE.max })
  if (error !== undefined) throw new AppError('invalid_input', { fields: { reason: [error] } })
}

/** The error of a decision that is not possible now. */
export function decisionError(message: string): AppError {
  return new AppError('invalid_input', { fields: { non_field_errors: [message] } })
}
