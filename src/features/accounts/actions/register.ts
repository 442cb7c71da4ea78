import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { Tx } from '#server/database/schema.ts'
import type { Call } from '#server/http/call.ts'
import { queueMail } from '#server/mail/mail.ts'
import type { MemberStore } from '#server/member-store.ts'
import type { register } from '../contract.ts'
import { VERIFY_MS } from '../mails/links.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { findAccountByEmail } from '../queries/accounts.ts'
import { answers } from '../text.ts'
import { isTimezone } from '../timezones.ts'
import { newAccount } from './new-account.ts'

/**
 * Creates an account that waits for its address to be verified; the mail that asks for it is part of the same transaction.
 * @throws {AppError} `invalid_input` for an address that has an account or a common password
 */
export async function registerMember(
  { db, input, now, commit }: Call<typeof register>,
  stores: readonly MemberStore[],
): Promise<OutputOf<typeof register>> {
  if (await isCommonPassword(input.password1)) throw refused('password1', answers.commonPassword)
  if (await isTaken(db, input.email, now)) throw refused('email', answers.emailTaken)
  const passwordHash = await hashPassword(input.password1)
  return commit(async (tx) => {
    await makeRoom(tx, input.email, now)
    const { id } = await insertAccount(tx, input, passwordHash, now)
    for (const store of stores) await store.begin(tx, id, now)
    await queueMail(tx, { kind: 'verify-email', recipient: input.email, data: {} }, now)
    return { detail: answers.registered }
  })
}

/** Whether an address belongs to somebody, or to somebody who still has time to say so. */
async function isTaken(db: Call<typeof register>['db'], email: string, now: Date): Promise<boolean> {
  const account = await findAccountByEmail(db, email)
  if (account === undefined) return false
  return account.verified_at !== null || Date.parse(account.created_at) > now.getTime() - VERIFY_MS
}

/** An account that nobody verified in time does not keep the owner of the address out. */
async function makeRoom(tx: Tx, email: string, now: Date): Promise<void> {
  if (await isTaken(tx, email, now)) throw refused('email', answers.emailTaken)
  await tx.deleteFrom('account').where('email', '=', email).execute()
}

function insertAccount(tx: Tx, input: Call<typeof register>['input'], passwordHash: string, now: Date) {
  return tx
    .insertInto('account')
    .values(
      newAccount(
        {
          email: input.email,
          password_hash: passwordHash,
          first_name: input.first_name,
          last_name: input.last_name,
          timezone: input.timezone !== undefined && isTimezone(input.timezone) ? input.timezone : 'UTC',
        },
        now,
      ),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      // Two sign-ups with one address at once: the database lets one through.
      if (isDuplicate(error)) throw refused('email', answers.emailTaken)
      throw error
    })
}

const DUPLICATE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505'])

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DUPLICATE_CODES.has(String(error.code))
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: [message] } })
}
