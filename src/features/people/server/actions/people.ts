import type { FastifyBaseLogger } from 'fastify'
import { fieldError, inputError, orNotFound } from '#core/errors.ts'
import {
  changeMemberRole,
  endMemberSessions,
  logSecurity,
  membersById,
  type SecurityEvent,
  sendVerification,
} from '#features/accounts/server/public.ts'
import { fullName } from '#features/discussions/server/public.ts'
import { type AuditAction, PERSON_KIND } from '#features/editing/messages.ts'
import { recordAudit } from '#features/editing/server/public.ts'
import { denials } from '#features/moderation/messages.ts'
import { suspend, unsuspend, writeTo } from '#features/moderation/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type { Member } from '#platform/http/member.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type * as calls from '../../contract.ts'
import { responseText, roleText } from '../../messages.ts'
import { readPerson } from '../queries/person.ts'

const DAY_MS = 24 * 60 * 60_000

interface ByStaff {
  params: { id: number }
  member: Member
  now: Date
  log: FastifyBaseLogger
  ip: string
  commit(change: (tx: Tx) => Promise<calls.Person>): Promise<calls.Person>
}

/** Changes a person in one transaction. @returns the person afterwards */
function changePerson(call: ByStaff, change: (tx: Tx) => Promise<unknown>): Promise<calls.Person> {
  return call.commit(async (tx) => {
    await change(tx)
    return readPerson(tx, call.params.id, call.member.role, call.now)
  })
}

interface Entry {
  action: AuditAction
  event: SecurityEvent
  detail?: string
}

/** Changes an account, and logs it for administrators and for the person who runs the server. */
async function changeAccount(call: ByStaff, { event, ...entry }: Entry, change: (tx: Tx) => Promise<void>) {
  const { member, params, now } = call
  const person = await changePerson(call, async (tx) => {
    const title = fullName(await getMember(tx, params.id))
    await change(tx)
    await recordAudit({ tx, actor: member, now }, { ...entry, kind: PERSON_KIND, entry: '', title })
  })
  logSecurity(call, event, { accountId: params.id })
  return person
}

/** @throws {AppError} `not_found`, also for a closed account */
async function getMember(tx: Tx, id: number) {
  return orNotFound((await membersById(tx, [id])).get(id))
}

export const warnPerson: Handler<typeof calls.warnPerson> = (call) => {
  const { params, member: moderator, input, now } = call
  return changePerson(call, (tx) => writeTo(tx, params.id, 'warn', { moderator, reason: input.reason, now }))
}

export const suspendPerson: Handler<typeof calls.suspendPerson> = (call) => {
  const { params, member: moderator, input, now } = call
  const until = input.days === 0 ? null : new Date(now.getTime() + input.days * DAY_MS)
  return changePerson(call, (tx) => suspend(tx, params.id, until, { moderator, reason: input.reason, now }))
}

export const liftSuspension: Handler<typeof calls.liftSuspension> = (call) => {
  const { params, member: moderator, query, now } = call
  return changePerson(call, (tx) => unsuspend(tx, params.id, { moderator, reason: query.reason, now }))
}

export const changeRole: Handler<typeof calls.changeRole> = (call) => {
  const { params, input, now } = call
  const entry = { action: 'role-changed', event: 'role_changed', detail: roleText[input.role].name } as const
  return changeAccount(call, entry, (tx) => changeMemberRole(tx, params.id, input.role, now))
}

export const sendVerificationMail: Handler<typeof calls.sendVerification> = (call) =>
  changeAccount(call, { action: 'verification-sent', event: 'verification_sent' }, async (tx) => {
    const { email, is_verified } = await getMember(tx, call.params.id)
    if (is_verified) throw inputError('verified_before', responseText.verifiedBefore)
    await sendVerification(tx, email, call.now)
  })

export const endPersonSessions: Handler<typeof calls.endPersonSessions> = (call) =>
  changeAccount(call, { action: 'sessions-ended', event: 'sessions_ended' }, (tx) =>
    endMemberSessions(tx, call.params.id, undefined, call.now),
  )

export const endPersonSession: Handler<typeof calls.endPersonSession> = (call) =>
  changeAccount(call, { action: 'sessions-ended', event: 'sessions_ended' }, (tx) =>
    endMemberSessions(tx, call.params.id, call.params.session, call.now),
  )

/** The reset happens a day later (`factor-resets.ts`); until then the owner can stop it by the link of the mail. */
export const resetFactor: Handler<typeof calls.resetFactor> = (call) => {
  const { params, input, member, now } = call
  return changeAccount(
    call,
    { action: 'factor-reset', event: 'second_factor_reset', detail: input.reason },
    async (tx) => {
      if (params.id === member.id) throw inputError('own_case', denials.own_case)
      const factor = tx.selectFrom('second_factor').select('confirmed_at').where('account_id', '=', params.id)
      if ((await factor.executeTakeFirst())?.confirmed_at == null)
        throw fieldError('reason', 'no_second_factor', responseText.noSecondFactor)
      const reset = {
        asked_by: member.id,
        reason: input.reason,
        due_at: new Date(now.getTime() + DAY_MS).toISOString(),
      }
      await tx
        .insertInto('second_factor_reset')
        .values({ account_id: params.id, ...reset })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(reset))
        .execute()
      const { email } = await getMember(tx, params.id)
      await queueMail(tx, { kind: 'factor-reset', recipient: email, data: { account: params.id } }, now)
    },
  )
}
