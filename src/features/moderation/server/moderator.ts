import { AppError, fieldError, inputError } from '#core/errors.ts'
import { hasAccess } from '#core/roles.ts'
import { findFieldError } from '#core/rules.ts'
import { membersById } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import { denials } from '../messages.ts'
import { findJudgeDenial } from '../policy.ts'
import { OPTIONAL_REASON_FIELD, REASON_FIELD } from '../rules.ts'

/** A member with the role, or somebody at the server's command line, who may do everything. */
export type Moderator = Pick<Member, 'id' | 'role'> | 'command line'

export interface Decision {
  moderator: Moderator
  /** Up to 1000 characters. Some decisions need none. */
  reason: string
  now: Date
  /** When its mails leave; at once by default. A decision in the browser can be taken back until then. */
  mailsAt?: Date
  /** The author gets another mail about it. */
  isQuiet?: boolean
  /** Reporters do not hear of it. */
  isSecret?: boolean
}

/** @throws {AppError} `not_allowed` for all but moderators */
export function checkModerator(moderator: Moderator): void {
  if (moderator !== 'command line' && !hasAccess(moderator.role, 'moderator')) throw new AppError('not_allowed')
}

/**
 * Nobody decides about themselves, or about somebody of the same or a higher role, so that a moderator with a stolen password
 * cannot lock out the others. The command line may.
 * @throws {AppError} `invalid_input`
 */
export async function checkJudge(db: Db, moderator: Moderator, memberId: number): Promise<void> {
  checkModerator(moderator)
  if (moderator === 'command line') return
  // A deleted account has no role any more.
  const role = (await membersById(db, [memberId])).get(memberId)?.role ?? 'member'
  const denial = findJudgeDenial(moderator, { id: memberId, role })
  if (denial === 'own_case') throw inputError('own_case', denials.own_case)
  if (denial === 'same_role') throw inputError('same_role', denials.same_role)
}

/** @throws {AppError} `invalid_input` at `reason` */
export function checkReason(reason: string, { isNeeded }: { isNeeded: boolean }): void {
  const error = findFieldError(reason, isNeeded ? REASON_FIELD : OPTIONAL_REASON_FIELD)
  if (error !== undefined) throw fieldError('reason', error.code, error.message)
}
