import { AppError } from '#core/errors.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { logSecurity } from '../security-log.ts'
import { endAllSessions } from '../sessions/sessions.ts'

/** Ends one of the member's sessions, possibly the one of the request. @throws {AppError} `not_found` */
export const endOwnSession: Handler<typeof calls.endSession> = async ({ params, member, now, log, ip, commit }) => {
  await commit(async (tx) => {
    const ended = await tx
      .updateTable('session')
      .set({ ended_at: now.toISOString() })
      .where('id', '=', params.id)
      .where('account_id', '=', member.id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (ended === undefined) throw new AppError('not_found')
    return null
  })
  logSecurity({ log, ip }, 'sessions_ended', { accountId: member.id })
  return null
}

export const endOtherSessions: Handler<typeof calls.endOtherSessions> = async ({ member, now, log, ip, commit }) => {
  await commit(async (tx) => {
    await endAllSessions(tx, member.id, now, member.sessionId)
    return null
  })
  logSecurity({ log, ip }, 'sessions_ended', { accountId: member.id })
  return null
}
