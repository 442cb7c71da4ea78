import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type { register } from '../../contract.ts'
import { answers } from '../../messages.ts'
import { voidTokens } from '../mails/mail-tokens.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { enterQueue, hashPassword } from '../passwords/passwords.ts'
import type { PersonalDataProvider } from '../personal-data.ts'
import { findAccountByEmail } from '../queries/accounts.ts'
import { timezoneOf } from '../timezones.ts'
import { newAccount } from './new-account.ts'

type Input = Call<typeof register>['input']

/**
 * Creates an account that waits for its address to be verified; the mail that asks for it is part of the same transaction.
 * An account that waits already is replaced: its password is the one from the latest sign-up, and its links are void.
 * @throws {AppError} `invalid_input` for an address that has a verified account, or a common password
 */
export async function registerMember(
  { db, input, ip, now, commit }: Call<typeof register>,
  stores: readonly PersonalDataProvider[],
): Promise<OutputOf<typeof register>> {
  if (await isCommonPassword(input.password1)) throw refused('password1', answers.commonPassword)
  const known = await findAccountByEmail(db, input.email)
  if (known && known.verified_at !== null) throw refused('email', answers.emailTaken)
  const passwordHash = await hashPassword(input.password1, enterQueue(ip, 'clean'))
  const make = () =>
    commit(async (tx) => {
      const isReplaced = await replaceWaiting(tx, input, passwordHash, now)
      if (!isReplaced) {
        const { id } = await insertAccount(tx, input, passwordHash, now)
        for (const store of stores) await store.begin(tx, id, now)
      }
      if (!(isReplaced && (await isUntouched(tx, input.email))))
        await queueMail(tx, { kind: 'verify-email', recipient: input.email, data: {} }, now)
      return { detail: answers.registered }
    })
  return make().catch((error: unknown) => {
    // Of two first sign-ups at once PostgreSQL lets one in; then there is an account to replace.
    if (isDuplicate(error)) return make()
    throw error
  })
}

/**
 * Gives an account that nobody has verified to the latest sign-up. The row stays, so that the number of mails to the
 * address stays bounded.
 */
async function replaceWaiting(tx: Tx, input: Input, password_hash: string, now: Date): Promise<boolean> {
  const replaced = await tx
    .updateTable('account')
    .set({ ...namesOf(input), password_hash, created_at: now.toISOString() })
    .where('email', '=', input.email)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (replaced) {
    await voidTokens(tx, replaced.id, 'verify', now)
    return true
  }
  // Verified meanwhile.
  if (await findAccountByEmail(tx, input.email)) throw refused('email', answers.emailTaken)
  return false
}

/** Whether a mail to verify waits that nobody has begun to make: then its link will be a new one. */
async function isUntouched(tx: Tx, recipient: string): Promise<boolean> {
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
  return { first_name, last_name, timezone: timezoneOf(timezone) }
}

const DUPLICATE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505'])

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DUPLICATE_CODES.has(String(error.code))
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: [message] } })
}
