import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { MailContext, QueuedMail } from '#platform/mail/mail.ts'
import { type Secret, sha256Hex, sign } from '#platform/secret/secret.ts'
import type { AccountTokenTable } from './tables.ts'

const HOUR_MS = 60 * 60 * 1000
/** How long a link in a mail is valid, in ms. */
export const VERIFY_MS = 3 * 24 * HOUR_MS
export const RESET_MS = 24 * HOUR_MS
export const ENROL_MS = 7 * 24 * HOUR_MS
const LIFETIMES_MS = { verify: VERIFY_MS, reset: RESET_MS, enrol: ENROL_MS } as const

type Purpose = AccountTokenTable['purpose']

/**
 * Creates the token of a mail. It is derived from the id of the mail and the site's secret: a mail that is composed twice
 * gets the same token, and the database stores only a hash.
 */
export async function createMailToken(
  { db, secret }: MailContext,
  mail: QueuedMail,
  purpose: Purpose,
  accountId: number,
): Promise<string> {
  const token = signMailToken(secret, purpose, mail.id, accountId)
  await db
    .insertInto('account_token')
    .values({
      account_id: accountId,
      purpose,
      mail_id: mail.id,
      token_hash: sha256Hex(token),
      created_at: new Date().toISOString(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return token
}

function signMailToken(secret: Secret, purpose: Purpose, mailId: number, accountId: number): string {
  return sign(secret, `mail-${purpose}`, [mailId, accountId])
}

/** Creates a token to choose a password, for a link that is printed instead of mailed. */
export async function createPrintedToken(tx: Tx, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { lowest } = await tx
    .selectFrom('account_token')
    .select((row) => row.fn.min('mail_id').as('lowest'))
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('account_token')
    .values({
      account_id: accountId,
      purpose: 'reset',
      mail_id: Math.min(lowest ?? 0, 0) - 1,
      token_hash: sha256Hex(token),
      created_at: now.toISOString(),
      used_at: null,
    })
    .execute()
  return token
}

export function resetUrl(siteUrl: string, { id, email }: { id: number; email: string }, token: string): string {
  const confirmUrl = `${siteUrl}/user/reset-password/confirm/${uidOf(id)}/${token}/`
  return `${siteUrl}/user/reset-password-input?url=${encodeURIComponent(confirmUrl)}#${encodeURIComponent(email)}`
}

/** The account and row of a token that has not expired. It may have been used. */
export async function findMailToken(db: Db, purposes: readonly Purpose[], token: string, now: Date) {
  const link = await db
    .selectFrom('account_token')
    .innerJoin('account', 'account.id', 'account_token.account_id')
    .select([
      'account_token.id',
      'account_token.mail_id',
      'account_token.used_at',
      'account.id as account_id',
      'account.verified_at',
    ])
    .select(['account.email', 'account.first_name', 'account_token.created_at', 'purpose'])
    .where('purpose', 'in', purposes)
    .where('token_hash', '=', sha256Hex(token))
    .where((row) => row.or([row('account.removed_at', 'is', null), row('account.closing', 'is not', null)]))
    .executeTakeFirst()
  if (link === undefined) return undefined
  return now.getTime() - new Date(link.created_at).getTime() < LIFETIMES_MS[link.purpose] ? link : undefined
}

/** Whether an administrator, here or at the command line, made the link of a token: then it lets its owner set up a second factor. */
export function letsEnrol({ mail_id, purpose }: { mail_id: number; purpose: Purpose }): boolean {
  return mail_id < 0 || purpose === 'enrol'
}

/** Marks all unused tokens of a kind as used, because one was used or the password has changed. */
export async function voidMailTokens(db: Db, accountId: number, purpose: Purpose, now: Date): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteExpiredMailTokens(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - ENROL_MS).toISOString()
  await db.deleteFrom('account_token').where('created_at', '<', oldest).execute()
}

/** The account's id in a URL: encoded, but not a secret. */
function uidOf(accountId: number): string {
  return Buffer.from(String(accountId)).toString('base64url')
}

export function accountIdOf(uid: string): number | undefined {
  const id = Number(Buffer.from(uid, 'base64url').toString())
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
