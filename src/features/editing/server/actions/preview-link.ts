import { randomBytes } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { sha256Hex } from '#platform/secret/secret.ts'
import type { Actor } from '../audit.ts'
import { auditEntry, type EntryKey, lockEntry } from './drafts.ts'

/** How long a preview link is valid, in ms. */
const VALID_MS = 7 * 24 * 60 * 60_000

/** @returns the token of the link, which is stored only as a hash */
export async function createPreviewLink(
  tx: Tx,
  key: EntryKey,
  actor: Actor,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  const loaded = await lockEntry(tx, key)
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + VALID_MS).toISOString()
  const { kind } = key.editable.type
  await tx
    .insertInto('preview_link')
    .values({ token_hash: sha256Hex(token), kind, entry: key.entry, account_id: actor.id, expires_at: expiresAt })
    .execute()
  await auditEntry(tx, 'preview-link', loaded, actor, now)
  return { token, expiresAt }
}

/** The entry of a link. @throws {AppError} `not_found` for an unknown or expired token */
export async function getPreviewedEntry(db: Db, token: string, now: Date): Promise<{ kind: string; entry: string }> {
  const row = await db
    .selectFrom('preview_link')
    .select(['kind', 'entry'])
    .where('token_hash', '=', sha256Hex(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return row
}
