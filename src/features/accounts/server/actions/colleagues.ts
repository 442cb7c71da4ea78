import { AppError, fieldError, inputError, orNotFound } from '#core/errors.ts'
import { isStaff, type Role, type StaffRole } from '#core/roles.ts'
import { findFieldError } from '#core/rules.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { responseText } from '../../messages.ts'
import { FIRST_NAME_FIELD, LAST_NAME_FIELD } from '../../rules.ts'
import { voidMailTokens } from '../mail-tokens.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword, queuePlaceOf } from '../passwords/passwords.ts'
import type { PersonalDataProvider } from '../personal-data.ts'
import { findAccountByEmail } from '../queries/accounts.ts'
import type { MemberContact } from '../queries/members.ts'
import { ENROLMENT_MS } from '../second-factor/enrolment.ts'
import { deleteSecondFactor, findSecondFactor } from '../second-factor/factors.ts'
import { queueSecurityMail } from '../security-mail.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { NO_TIMEZONE } from '../timezones.ts'
import { nameColumns, newAccount } from './new-account.ts'
import { keepAdministrator, setRole } from './roles.ts'

/* What administrators do with the accounts of others in the back office; `npm run user` does the same at the command line. */

/**
 * Changes the role of a member. A person who needs a second factor gets a link to set it up.
 * @throws {AppError} `not_found`; `invalid_input` for the last administrator or an address that nobody has verified
 */
export async function changeMemberRole(tx: Tx, id: number, role: Role, now: Date): Promise<void> {
  const account = tx.selectFrom('account').select(['id', 'role', 'email', 'verified_at'])
  const { email, ...member } = orNotFound(
    await lock(tx, account.where('id', '=', id).where('removed_at', 'is', null)).executeTakeFirst(),
  )
  // Somebody else may have signed up with this address, and would get the role.
  if (isStaff(role) && member.verified_at === null) throw inputError('not_verified', responseText.roleNotVerified)
  if (role !== 'admin') await keepAdministrator(tx, id)
  if (await setRole(tx, member, role, now)) await queueStaffLink(tx, email ?? '', now)
}

function queueStaffLink(tx: Tx, recipient: string, now: Date): Promise<void> {
  return queueMail(tx, { kind: 'staff-link', recipient, data: {} }, now)
}

/** Ends one session of a member, or all of them. @throws {AppError} `not_found` */
export async function endMemberSessions(tx: Tx, id: number, sessionId: string | undefined, now: Date): Promise<void> {
  if (sessionId === undefined) return endAllSessions(tx, id, now)
  const session = tx.updateTable('session').set({ ended_at: now.toISOString() }).where('id', '=', sessionId)
  const ended = await session
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (ended === undefined) throw new AppError('not_found')
}

/** Mails a member the link that is needed to log in: to verify the address, or to choose a new password. */
export function sendLoginLink(tx: Tx, { email, is_verified }: MemberContact, now: Date): Promise<void> {
  const kind = is_verified ? 'reset-password' : 'verify-email'
  return queueMail(tx, { kind, recipient: email, data: {} }, now)
}

/**
 * Gives an account another address, and ends what the old one had. A link to the new one lets its owner choose a password.
 * @throws {AppError} `invalid_input` at `email`
 */
export async function changeMemberAddress(tx: Tx, id: number, email: string, now: Date): Promise<void> {
  if ((await findAccountByEmail(tx, email)) !== undefined)
    throw fieldError('email', 'email_taken', responseText.emailTaken)
  await queueSecurityMail(tx, id, 'address_changed', now)
  await tx.updateTable('account').set({ email }).where('id', '=', id).execute()
  await endAccess(tx, id, now)
  await queueMail(tx, { kind: 'reset-password', recipient: email, data: {} }, now)
}

/** Ends the sessions of a member, and the links of mails. */
async function endAccess(tx: Tx, id: number, now: Date): Promise<void> {
  for (const purpose of ['verify', 'reset', 'enrol'] as const) await voidMailTokens(tx, id, purpose, now)
  await endAllSessions(tx, id, now)
}

/** Deletes a second factor that was lost, and mails its owner a link to set up another one. */
export async function dropSecondFactor(tx: Tx, id: number, now: Date): Promise<void> {
  if ((await findSecondFactor(tx, id)) === undefined) return
  await deleteSecondFactor(tx, id)
  await endAllSessions(tx, id, now)
  await queueSecurityMail(tx, id, 'second_factor_removed', now)
  const { email } = await tx.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  await queueStaffLink(tx, email ?? '', now)
}

/** The hash of the password that a new colleague chooses. @throws {AppError} `busy`; `invalid_input` for a common password */
export async function hashChosenPassword(password: string, ip: string): Promise<string> {
  if (await isCommonPassword(password))
    throw fieldError('new_password1', 'common_password', responseText.commonPassword)
  return hashPassword(password, queuePlaceOf(ip, 'known'))
}

interface Colleague {
  email: string
  role: StaffRole
  password_hash: string
  /** Needed for an address without an account. */
  first_name: string
  last_name: string
}

/**
 * Gives a role to the owner of an address and sets a new password. Creates the account if there is none. The caller has checked the
 * link of the invitation.
 * For a day the person may set up a second factor.
 * @throws {AppError} `invalid_input` at the names
 */
export async function joinStaff(
  tx: Tx,
  { first_name, last_name, email, role, password_hash }: Colleague,
  providers: readonly PersonalDataProvider[],
  now: Date,
): Promise<number> {
  const existing = await findAccountByEmail(tx, email)
  const isKnown = existing !== undefined && existing.verified_at !== null
  if (!isKnown) checkNames({ first_name, last_name })
  const names = isKnown ? {} : nameColumns({ first_name, last_name })
  const id = existing?.id ?? (await insert())
  const at = now.toISOString()
  const enrolment_until = new Date(now.getTime() + ENROLMENT_MS).toISOString()
  const joined = { ...names, role, password_hash, verified_at: existing?.verified_at ?? at, enrolment_until }
  await tx
    .updateTable('account')
    .set({ ...joined, removed_at: null, closing: null })
    .where('id', '=', id)
    .execute()
  await endAccess(tx, id, now)
  await queueSecurityMail(tx, id, 'role_changed', now, role)
  await recordChange(tx, 'members')
  return id

  async function insert(): Promise<number> {
    const account = newAccount({ first_name, last_name, email, password_hash, timezone: NO_TIMEZONE }, now, now)
    const { id } = await tx.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow()
    for (const provider of providers) await provider.begin(tx, id, now)
    return id
  }
}

function checkNames(names: { first_name: string; last_name: string }): void {
  const errors = {
    first_name: findFieldError(names.first_name, FIRST_NAME_FIELD),
    last_name: findFieldError(names.last_name, LAST_NAME_FIELD),
  }
  for (const [field, error] of Object.entries(errors)) if (error) throw fieldError(field, error.code, error.message)
}
