import type { FastifyBaseLogger } from 'fastify'
import { inputError } from '#core/errors.ts'
import { isStaff, type Role } from '#core/roles.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { nameColumns, newAccount } from '../actions/new-account.ts'
import { setRole } from '../actions/roles.ts'
import { createPrintedToken, resetUrl, voidMailTokens } from '../mail-tokens.ts'
import type { PersonalDataProvider } from '../personal-data.ts'
import { endEnrolment } from '../second-factor/enrolment.ts'
import { deleteSecondFactor, findSecondFactor } from '../second-factor/factors.ts'
import { logSecurity } from '../security-log.ts'
import { queueSecurityMail } from '../security-mail.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { NO_TIMEZONE } from '../timezones.ts'
import { type StaffMember, commandText as text } from './messages.ts'

/**
 * Creates an account with a role. It has no password, so nobody can log in before the link was used. An account whose address
 * was never verified is taken over: its password was chosen by somebody unknown.
 * @returns the link to choose the password, which also verifies the address
 * @throws {AppError} for the address of a verified account
 */
export async function inviteStaff(
  { database: { db }, config: { siteUrl } }: AppContext,
  log: FastifyBaseLogger,
  { email, ...fields }: { email: string; first_name: string; last_name: string; role: Role },
  providers: readonly PersonalDataProvider[],
  now: Date,
): Promise<string> {
  const { accountId, token } = await db.transaction().execute(async (tx) => {
    const existing = await lockAccount(tx, email)
    if (existing && existing.verified_at !== null) throw inputError('email_taken', text.accountExists)
    const accountId = existing?.id ?? (await insertAccount(tx))
    if (existing) {
      const taken = { ...fields, ...nameColumns(fields), password_hash: '', verified_at: null }
      await tx.updateTable('account').set(taken).where('id', '=', existing.id).execute()
      for (const purpose of ['verify', 'reset'] as const) await voidMailTokens(tx, existing.id, purpose, now)
      await endAllSessions(tx, existing.id, now)
    }
    await recordChange(tx, 'members')
    return { accountId, token: await createPrintedToken(tx, accountId, now) }
  })
  logSecurity({ log }, 'account_created', { accountId, email })
  return resetUrl(siteUrl, { id: accountId, email }, token)

  async function insertAccount(tx: Tx): Promise<number> {
    const { role, ...names } = fields
    const { id } = await tx
      .insertInto('account')
      .values({ ...newAccount({ ...names, email, password_hash: '', timezone: NO_TIMEZONE }, now), role })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const provider of providers) await provider.begin(tx, id, now)
    return id
  }
}

/** All accounts with a role, by email. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select(['email', 'first_name', 'last_name', 'role', 'password_hash', 'confirmed_at'])
    .select((row) =>
      row
        .selectFrom('session')
        .select((session) => session.fn.max('renewed_at').as('renewed_at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('last_used_at'),
    )
    .where('role', '!=', 'member')
    .where('removed_at', 'is', null)
    .orderBy('email')
    .execute()
  return rows.map(({ email, first_name, last_name, role, password_hash, confirmed_at, last_used_at }) => ({
    email: email ?? '',
    name: `${first_name} ${last_name}`,
    role,
    hasPassword: password_hash !== '',
    hasSecondFactor: confirmed_at !== null,
    last_used_at,
  }))
}

/**
 * Changes the role of an account and ends its sessions. The second factor outlives the role.
 * @returns the link that lets a person with a role set up a second factor; undefined if there is one
 * @throws {AppError} without such an account, or if its address is not verified
 */
export async function changeRole(
  { database: { db }, config: { siteUrl } }: AppContext,
  log: FastifyBaseLogger,
  email: string,
  role: Role,
  now: Date,
): Promise<string | undefined> {
  const { id, token } = await db.transaction().execute(async (tx) => {
    const account = await getAccount(tx, email)
    // Somebody else may have signed up with this address, and would get the role.
    if (isStaff(role) && account.verified_at === null) throw inputError('not_verified', text.notVerified)
    const needsLink = await setRole(tx, account, role, now)
    return { id: account.id, token: needsLink ? await renewPrintedToken(tx, account.id, now) : undefined }
  })
  logSecurity({ log }, 'role_changed', { accountId: id, email, role })
  return token === undefined ? undefined : resetUrl(siteUrl, { id, email }, token)
}

/**
 * Deletes the second factor of an account and ends its sessions.
 * @returns the link that lets its owner set up another one
 * @throws {AppError} if there is none
 */
export async function resetSecondFactor(
  { database: { db }, config: { siteUrl } }: AppContext,
  log: FastifyBaseLogger,
  email: string,
  now: Date,
): Promise<string> {
  const { id, token } = await db.transaction().execute(async (tx) => {
    const { id } = await getAccount(tx, email)
    if ((await findSecondFactor(tx, id)) === undefined) throw inputError('no_second_factor', text.noSecondFactor)
    await deleteSecondFactor(tx, id)
    await endAllSessions(tx, id, now)
    await queueSecurityMail(tx, id, 'second_factor_removed', now)
    return { id, token: await renewPrintedToken(tx, id, now) }
  })
  logSecurity({ log }, 'second_factor_reset', { accountId: id, email })
  return resetUrl(siteUrl, { id, email }, token)
}

/** A token that replaces earlier ones. Until its link is used, nobody can set up a second factor. */
async function renewPrintedToken(tx: Tx, accountId: number, now: Date): Promise<string> {
  await voidMailTokens(tx, accountId, 'reset', now)
  await endEnrolment(tx, accountId)
  return createPrintedToken(tx, accountId, now)
}

/** The id of an account. @throws {AppError} without such an account */
export async function getAccountId(db: Db, email: string): Promise<number> {
  const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  if (account === undefined) throw inputError('no_account', text.noAccount)
  return account.id
}

function lockAccount(tx: Tx, email: string) {
  const account = tx.selectFrom('account').select(['id', 'role', 'verified_at']).where('email', '=', email)
  return lock(tx, account).executeTakeFirst()
}

async function getAccount(tx: Tx, email: string) {
  const account = await lockAccount(tx, email)
  if (account === undefined) throw inputError('no_account', text.noAccount)
  return account
}
