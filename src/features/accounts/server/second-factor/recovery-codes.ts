import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#platform/database/schema.ts'
import { type Secret, sign } from '#platform/secret/secret.ts'

const CODES = 10
/** 50 bits in a code. */
const CHARACTERS = 10
/** Crockford's Base32: no characters that look the same. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** New recovery codes in the form `4f7kq-9x2ma`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const code = [...randomBytes(CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return `${code.slice(0, CHARACTERS / 2)}-${code.slice(CHARACTERS / 2)}`
  })
}

/** The hash that the database stores. Spaces, hyphens, case and look-alike characters do not count. */
export function hashRecoveryCode(secret: Secret, accountId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
  return sign(secret, 'recovery-code', [accountId, plain])
}

export async function storeRecoveryCodes(
  tx: Tx,
  accountId: number,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const created_at = now.toISOString()
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, created_at })))
    .execute()
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number | string>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(left)
}
