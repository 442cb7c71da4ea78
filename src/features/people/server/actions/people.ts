import type { FastifyBaseLogger } from 'fastify'
import { fieldError, inputError, orNotFound } from '#core/errors.ts'
import {
  askCopy,
  changeMemberAddress,
  changeMemberRole,
  closeMember,
  endMemberSessions,
  logSecurity,
  type MemberContact,
  membersById,
  type SecurityEvent,
  sendLoginLink,
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

/** A decision of a moderator; the moderation log has it. @throws {AppError} about oneself or a colleague of the same role */
export const decideAboutPerson: Handler<typeof calls.decideAboutPerson> = ({
  params: { id },
  input,
  member,
  now,
  commit,
}) =>
  commit(async (tx) => {
    const decision = { moderator: member, reason: input.reason, now }
    const until = input.days === 0 ? null : new Date(now.getTime() + input.days * DAY_MS)
    if (input.action === 'suspend') await suspend(tx, id, until, decision)
    else if (input.action === 'lift') await unsuspend(tx, id, decision)
    else await writeTo(tx, id, input.action, decision)
    return readPerson(tx, id, member.role, now)
  })

interface ByAdmin {
  params: { id: number }
  member: Member
  now: Date
  log: FastifyBaseLogger
  ip: string
  commit(change: (tx: Tx) => Promise<calls.Person>): Promise<calls.Person>
}

interface Entry {
  action: AuditAction
  event: SecurityEvent
  detail?: string
}

/** Changes the account of a person, and logs it for administrators and for the person who runs the server. @throws {AppError} */
async function changeAccount(
  call: ByAdmin,
  { event, ...entry }: Entry,
  change: (tx: Tx, person: MemberContact) => Promise<void>,
): Promise<calls.Person> {
  const { member, params, now } = call
  const changed = await call.commit(async (tx) => {
    const person = orNotFound((await membersById(tx, [params.id])).get(params.id))
    await change(tx, person)
    await recordAudit({ tx, actor: member, now }, { ...entry, kind: PERSON_KIND, entry: '', title: fullName(person) })
    return readPerson(tx, params.id, member.role, now)
  })
  logSecurity(call, event, { accountId: params.id })
  return changed
}

export const changeRole: Handler<typeof calls.changeRole> = (call) => {
  const entry = { action: 'role-changed', event: 'role_changed', detail: roleText[call.input.role].name } as const
  return changeAccount(call, entry, (tx, { id }) => changeMemberRole(tx, id, call.input.role, call.now))
}

export const changeAddress: Handler<typeof calls.changeAddress> = (call) =>
  changeAccount(call, { action: 'address-changed', event: 'address_changed' }, (tx, { id }) =>
    changeMemberAddress(tx, id, call.input.email, call.now),
  )

export const sendPersonLink: Handler<typeof calls.sendLoginLink> = (call) =>
  changeAccount(call, { action: 'link-sent', event: 'login_link_sent' }, (tx, person) =>
    sendLoginLink(tx, person, call.now),
  )

export const endPersonSessions: Handler<typeof calls.endPersonSessions> = (call) =>
  changeAccount(call, { action: 'sessions-ended', event: 'sessions_ended' }, (tx, { id }) =>
    endMemberSessions(tx, id, call.query.session, call.now),
  )

export const askPersonData: Handler<typeof calls.askPersonData> = (call) =>
  changeAccount(call, { action: 'data-asked', event: 'data_copy_asked' }, (tx, { id }) => askCopy(tx, id, call.now))

export const closePerson: Handler<typeof calls.closePerson> = (call) =>
  changeAccount(call, { action: 'account-closed', event: 'account_deleted' }, async (tx, person) => {
    checkOther(call)
    await closeMember(tx, person, { posts: call.input.posts, by: 'admin' }, call.now)
  })

/** The reset happens a day later (`factor-resets.ts`); until then the owner can stop it by the link of the mail. */
export const resetFactor: Handler<typeof calls.resetFactor> = (call) => {
  const { input, member, now } = call
  const entry = { action: 'factor-reset', event: 'second_factor_reset', detail: input.reason } as const
  return changeAccount(call, entry, async (tx, { id, email }) => {
    checkOther(call)
    const factor = tx.selectFrom('second_factor').select('confirmed_at').where('account_id', '=', id)
    if ((await factor.executeTakeFirst())?.confirmed_at == null)
      throw fieldError('reason', 'no_second_factor', responseText.noSecondFactor)
    const due_at = new Date(now.getTime() + DAY_MS).toISOString()
    const reset = { asked_by: member.id, reason: input.reason, due_at }
    await tx
      .insertInto('second_factor_reset')
      .values({ account_id: id, ...reset })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(reset))
      .execute()
    await queueMail(tx, { kind: 'factor-reset', recipient: email, data: { account: id } }, now)
  })
}

/** Administrators change their own account in the settings, with the password. @throws {AppError} */
function checkOther({ params, member }: ByAdmin): void {
  if (params.id === member.id) throw inputError('own_case', denials.own_case)
}
