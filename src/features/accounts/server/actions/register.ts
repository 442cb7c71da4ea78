import type { OutputOf } from '#core/endpoint.ts'
import { fieldError } from '#core/errors.ts'
import { isStaff } from '#core/roles.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type * as calls from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { keepReturn } from '../intents.ts'
import { voidMailTokens } from '../mail-tokens.ts'
import { returnData } from '../mails.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword, queuePlaceOf } from '../passwords/passwords.ts'
import type { PersonalDataProvider } from '../personal-data.ts'
import { type AccountRow, findAccountByEmail } from '../queries/accounts.ts'
import { checkRegistration } from '../registration.ts'
import { timezoneOf } from '../timezones.ts'
import { nameColumns, newAccount } from './new-account.ts'

type Input = Call<typeof calls.register>['input']

/**
 * Creates an account whose email is not verified yet, and queues the verification mail in the same transaction. An
 * unverified account with this email is replaced: the latest password counts, and earlier links are void.
 * @throws {AppError} `registration_closed`; `invalid_input` for the email of a verified account, or a common password
 */
export async function register(
  { db, input, ip, now, commit }: Call<typeof calls.register>,
  providers: readonly PersonalDataProvider[],
): Promise<OutputOf<typeof calls.register>> {
  await checkRegistration(db)
  if (await isCommonPassword(input.password1))
    throw fieldError('password1', 'common_password', responseText.commonPassword)
  const existing = await findAccountByEmail(db, input.email)
  if (existing) checkReplaceable(existing)
  const passwordHash = await hashPassword(input.password1, queuePlaceOf(ip, 'clean'))
  const createAccount = () =>
    commit(async (tx) => {
      const replacedId = await replaceUnverified(tx, input, passwordHash, now)
      const id = replacedId ?? (await insertAccount(tx, input, passwordHash, now)).id
      if (replacedId === undefined) for (const provider of providers) await provider.begin(tx, id, now)
      await keepReturn(tx, id, input.next, now)
      if (!(replacedId !== undefined && (await hasUnclaimedMail(tx, input.email))))
        await queueMail(tx, { kind: 'verify-email', recipient: input.email, data: returnData(input.next) }, now)
      return { detail: responseText.registered }
    })
  return createAccount().catch((error: unknown) => {
    // Of two simultaneous registrations PostgreSQL rejects one; now there is an account to replace.
    if (isDuplicate(error)) return createAccount()
    throw error
  })
}

/**
 * Replaces an unverified account by the latest registration. The row stays, so that the limit of mails per day still
 * counts.
 * @returns its id; undefined when there is none
 */
async function replaceUnverified(tx: Tx, input: Input, password_hash: string, now: Date): Promise<number | undefined> {
  const replaced = await tx
    .updateTable('account')
    .set({ ...namesOf(input), password_hash, created_at: now.toISOString() })
    .where('email', '=', input.email)
    .where('verified_at', 'is', null)
    .where('role', '=', 'member')
    .returning('id')
    .executeTakeFirst()
  if (replaced) {
    await voidMailTokens(tx, replaced.id, 'verify', now)
    return replaced.id
  }
  const existing = await findAccountByEmail(tx, input.email)
  if (existing === undefined) return undefined
  // It was verified meanwhile, or got a role.
  checkReplaceable(existing)
  // Another registration was stored after the update had looked.
  return replaceUnverified(tx, input, password_hash, now)
}

/** @throws {AppError} for a verified account, or staff who were invited and choose their password by a link */
function checkReplaceable({ verified_at, role }: AccountRow): void {
  if (verified_at !== null || isStaff(role)) throw fieldError('email', 'email_taken', responseText.emailTaken)
}

/** Whether a verification mail waits that is not composed yet: then it will contain a new link. */
async function hasUnclaimedMail(tx: Tx, recipient: string): Promise<boolean> {
  const mail = await tx
    .selectFrom('outbox_mail')
    .select('id')
    .where('kind', '=', 'verify-email')
    .where('recipient', '=', recipient)
    .where('attempts', '=', 0)
    .where('claimed_until', 'is', null)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return mail !== undefined
}

function insertAccount(tx: Tx, input: Input, password_hash: string, now: Date) {
  return tx
    .insertInto('account')
    .values(newAccount({ ...namesOf(input), email: input.email, password_hash }, now))
    .returning('id')
    .executeTakeFirstOrThrow()
}

function namesOf({ first_name, last_name, timezone }: Input) {
  return { ...nameColumns({ first_name, last_name }), timezone: timezoneOf(timezone) }
}

const DUPLICATE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505'])

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DUPLICATE_CODES.has(String(error.code))
}
