import { AppError, fieldError } from '#core/errors.ts'
import { findFieldError } from '#core/rules.ts'
import { findDenial } from '#features/discussions/policy.ts'
import type { Member } from '#platform/http/member.ts'
import { OPTIONAL_REASON_FIELD, REASON_FIELD } from '../rules.ts'

/** A member with the role, or somebody at the server's command line, who may do everything. */
export type Moderator = Pick<Member, 'id' | 'role'> | 'command line'

export interface Decision {
  moderator: Moderator
  /** Up to 1000 characters. Some decisions need none. */
  reason: string
  now: Date
}

/** @throws {AppError} `not_allowed` for all but moderators */
export function checkModerator(moderator: Moderator): void {
  if (moderator === 'command line') return
  const denial = findDenial('moderate', { ...moderator, isSuspended: false })
  if (denial !== undefined) throw new AppError(denial)
}

/** @throws {AppError} `invalid_input` at `reason` */
export function checkReason(reason: string, { isNeeded }: { isNeeded: boolean }): void {
  const error = findFieldError(reason, isNeeded ? REASON_FIELD : OPTIONAL_REASON_FIELD)
  if (error !== undefined) throw fieldError('reason', error.code, error.message)
}
