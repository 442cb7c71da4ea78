import { randomBytes } from 'node:crypto'
import type { AnyEditable } from '#content/server/editable.ts'
import { titleOf } from '#core/content-changes.ts'
import { orNotFound } from '#core/errors.ts'
import { isActiveEditor } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { sha256Hex } from '#platform/secret/secret.ts'
import type { PreviewLinkItem } from '../../contract.ts'
import type { StaffChange } from '../audit.ts'
import { editorsById, getEditor } from '../queries/entry-state.ts'
import { type EntryKey, findEntry, getEditable, getLoadedEntry, workingValue } from '../queries/loaded-entry.ts'
import { auditEntry } from './drafts.ts'
import { lockEntry } from './transition.ts'

/** How long a preview link is valid, in ms. */
const LINK_MS = 7 * 24 * 60 * 60_000

/** @returns the token of the link, which is stored only as a hash */
export async function createPreviewLink(
  change: StaffChange,
  key: EntryKey,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const { tx, actor, now } = change
  const loaded = await lockEntry(tx, key)
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + LINK_MS).toISOString()
  const { kind } = key.editable.type
  const id = sha256Hex(token)
  await tx
    .insertInto('preview_link')
    .values({ token_hash: id, kind, entry: key.entry, account_id: actor.id, expires_at: expiresAt })
    .execute()
  await auditEntry(change, 'preview-link', loaded)
  return { id, token, expiresAt }
}

/** A link with its entry. @throws {AppError} `not_found` for an unknown token and for a link that has ended */
export async function getPreviewLink(db: Db, token: string, now: Date): Promise<PreviewLink> {
  return orNotFound(await findPreviewLink(db, sha256Hex(token), now))
}

/** Whether a link is in force, and with it the signed URLs of its files. */
export async function isPreviewLinkOpen(db: Db, id: string, now: Date): Promise<boolean> {
  return (await findPreviewLink(db, id, now)) !== undefined
}

async function findPreviewLink(db: Db, id: string, now: Date): Promise<PreviewLink | undefined> {
  return (await listPreviewLinks(db, now, { id }))[0]
}

/** A link that is in force. Its id is the hash of its token. */
type PreviewLink = Awaited<ReturnType<typeof listPreviewLinks>>[number]

/** The links in force, the first to expire first. Links of people who may not edit any more have ended. */
export async function listPreviewLinks(
  db: Db,
  now: Date,
  only: { id?: string; kind?: string | undefined; entry?: string | undefined; accountId?: number } = {},
) {
  let links = db
    .selectFrom('preview_link')
    .select(['token_hash as id', 'kind', 'entry', 'account_id', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at')
  if (only.id !== undefined) links = links.where('token_hash', '=', only.id)
  if (only.kind !== undefined) links = links.where('kind', '=', only.kind)
  if (only.entry !== undefined) links = links.where('entry', '=', only.entry)
  if (only.accountId !== undefined) links = links.where('account_id', '=', only.accountId)
  const rows = await links.execute()
  const editors = new Map<number, boolean>()
  for (const { account_id: id } of rows) if (!editors.has(id)) editors.set(id, await isActiveEditor(db, id, now))
  return rows.filter(({ account_id }) => editors.get(account_id))
}

/** Ends a link. @throws {AppError} `not_found` */
export async function endPreviewLink(change: StaffChange, id: string): Promise<void> {
  const { tx, editables } = change
  const { kind, entry } = orNotFound(
    await tx.deleteFrom('preview_link').where('token_hash', '=', id).returning(['kind', 'entry']).executeTakeFirst(),
  )
  const loaded = await getLoadedEntry(tx, { editable: getEditable(editables, kind), entry })
  await auditEntry(change, 'link-ended', loaded)
}

/** Links as editors see them in lists. */
export async function presentPreviewLinks(
  db: Db,
  editables: readonly AnyEditable[],
  links: readonly PreviewLink[],
): Promise<PreviewLinkItem[]> {
  const editorIds = links.map(({ account_id }) => account_id)
  const makers = await editorsById(db, editorIds)
  const items = await Promise.all(
    links.map(async ({ account_id, ...link }): Promise<PreviewLinkItem[]> => {
      const editable = editables.find(({ type }) => type.kind === link.kind)
      const loaded = editable && (await findEntry(db, { editable, entry: link.entry }))
      if (loaded === undefined) return []
      const { type } = loaded.editable
      const created_at = new Date(Date.parse(link.expires_at) - LINK_MS).toISOString()
      const title = titleOf(type, workingValue(loaded))
      return [{ ...link, kind_name: type.name, title, by: getEditor(account_id, makers), created_at }]
    }),
  )
  return items.flat()
}
