import type { Selectable } from 'kysely'
import { AppError, fieldError, inputError, orNotFound } from '#core/errors.ts'
import { isStaff } from '#core/roles.ts'
import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'
import { hashChosenPassword, joinStaff, logSecurity } from '#features/accounts/server/public.ts'
import { fullName } from '#features/discussions/server/public.ts'
import { type AuditAction, PERSON_KIND } from '#features/editing/messages.ts'
import { recordAudit } from '#features/editing/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Call, Handler } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'
import type * as calls from '../../contract.ts'
import { responseText, roleText } from '../../messages.ts'
import { parseKey } from '../signed-key.ts'
import type { InvitationTable } from '../tables.ts'

const PURPOSE = 'invitation'
/** How long the link works, in ms. */
const VALID_MS = 7 * 24 * 60 * 60_000

type Invitation = Selectable<InvitationTable>

/** The key of the link in the last mail. */
export function invitationKey(secret: Secret, { id, sent_at }: Pick<Invitation, 'id' | 'sent_at'>): string {
  return `${id}.${sign(secret, PURPOSE, [id, sent_at])}`
}

const isExpired = ({ sent_at }: Pick<Invitation, 'sent_at'>, now: Date) =>
  now.getTime() - new Date(sent_at).getTime() > VALID_MS

export async function listInvitations(db: Db, now: Date): Promise<calls.Invitation[]> {
  const rows = await db
    .selectFrom('invitation')
    .select(['id', 'email', 'role', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, is_expired: isExpired(row, now) }))
}

export function findInvitation(db: Db, id: number): Promise<Invitation | undefined> {
  return db.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The verified account with an address. */
function findAccount(db: Db, email: string) {
  const account = db.selectFrom('account').select(['id', 'first_name', 'last_name', 'role']).where('email', '=', email)
  return account.where('verified_at', 'is not', null).executeTakeFirst()
}

export const findKnown: Handler<typeof calls.findKnown> = async ({ db, input }) => {
  const account = await findAccount(db, input.email)
  return { name: account ? fullName(account) : null }
}

/** Invites an address; again, if it was invited before. @throws {AppError} `invalid_input` for somebody of the staff */
export const invite: Handler<typeof calls.invite> = async ({ input, member, now, commit }) =>
  commit(async (tx) => {
    const account = await findAccount(tx, input.email)
    if (account && isStaff(account.role))
      throw fieldError('email', 'has_role', responseText.hasRole(fullName(account), roleText[account.role].name))
    const values = { ...input, invited_by: member.id, sent_at: now.toISOString() }
    const row = await tx
      .insertInto('invitation')
      .values(values)
      .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
    await sendMail(tx, row, now)
    await recordInvitation(tx, 'invited', row, member.id, now)
    return { detail: responseText.invited }
  })

function sendMail(tx: Tx, { id, email, sent_at }: Invitation, now: Date): Promise<void> {
  return queueMail(tx, { kind: 'invitation', recipient: email, data: { invitation: id, sent_at } }, now)
}

function recordInvitation(tx: Tx, action: AuditAction, { email, role }: Invitation, actorId: number, now: Date) {
  const entry = { action, kind: PERSON_KIND, entry: '', title: email, detail: roleText[role].name }
  return recordAudit({ tx, actor: { id: actorId }, now }, entry)
}

export const sendInvitation: Handler<typeof calls.sendInvitation> = async ({ params, member, now, commit }) =>
  commit(async (tx) => {
    const sent = { sent_at: now.toISOString() }
    const row = tx.updateTable('invitation').set(sent).where('id', '=', params.id).returningAll()
    const invitation = orNotFound(await row.executeTakeFirst())
    await sendMail(tx, invitation, now)
    await recordInvitation(tx, 'invited', invitation, member.id, now)
    return { detail: responseText.invited }
  })

export const takeBackInvitation: Handler<typeof calls.takeBackInvitation> = async ({ params, member, now, commit }) =>
  commit(async (tx) => {
    const row = tx.deleteFrom('invitation').where('id', '=', params.id).returningAll()
    await recordInvitation(tx, 'invitation-ended', orNotFound(await row.executeTakeFirst()), member.id, now)
    return null
  })

/** @throws {AppError} `not_found` for a link that has ended */
async function openLink(db: Db, secret: Secret, key: string, now: Date): Promise<Invitation> {
  const { id, signature } = parseKey(key)
  const row = orNotFound(await findInvitation(db, id))
  if (isExpired(row, now) || !isSigned(secret, PURPOSE, [id, row.sent_at], signature)) throw new AppError('not_found')
  return row
}

export const getInvitation: Handler<typeof calls.getInvitation> = async ({ db, context: { secret }, params, now }) => {
  const { email, role } = await openLink(db, secret, params.key, now)
  return { email, role, is_known: (await findAccount(db, email)) !== undefined }
}

/** Gives the role to the owner of the address. The link works once. @throws {AppError} */
export async function acceptInvitation(
  { db, context: { secret }, input, ip, log, now, commit }: Call<typeof calls.acceptInvitation>,
  providers: readonly PersonalDataProvider[],
): Promise<{ detail: string }> {
  const { id, email, role, sent_at } = await openLink(db, secret, input.key, now).catch(() => {
    throw inputError('key_not_valid', responseText.linkEnded)
  })
  const password_hash = await hashChosenPassword(input.new_password1, ip)
  const response = await commit(async (tx) => {
    const row = tx.deleteFrom('invitation').where('id', '=', id).where('sent_at', '=', sent_at).returningAll()
    const invitation = await row.executeTakeFirst()
    if (invitation === undefined) throw inputError('key_not_valid', responseText.linkEnded)
    const { first_name, last_name } = input
    const accountId = await joinStaff(tx, { first_name, last_name, email, role, password_hash }, providers, now)
    await recordInvitation(tx, 'joined', invitation, accountId, now)
    return { detail: responseText.joined }
  })
  logSecurity({ log, ip }, 'invitation_accepted', { email })
  return response
}
