import { urlOf } from '#core/client.ts'
import { AppError, orNotFound } from '#core/errors.ts'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import type { Call } from '#platform/http/call-context.ts'
import type { ArchiveResponse } from '#platform/http/serve.ts'
import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'
import type { downloadAll, downloadFolder } from '../contract.ts'
import { responseText } from '../messages.ts'
import { paths } from '../paths.ts'
import type { Bookmarkable, BookmarkedDocuments } from './bookmarkable.ts'
import { type FolderRow, findFolder, listBookmarks, listFolderRows } from './queries/folders.ts'

const PURPOSE = 'bookmark-archive'
const PURPOSE_ALL = 'bookmark-archive-of-all'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The signed URL of a folder's archive, because a browser sends no token with a download. The URL stays the same for a
 * day (in UTC) and is valid for one day more, so that a download can be resumed.
 */
export function archiveUrl(secret: Secret, folderId: number, now: Date): string {
  const expires = expiresAt(now)
  const signature = sign(secret, PURPOSE, [folderId, expires])
  return urlOf(paths.downloadFolder, { params: { folder: folderId, expires, signature } })
}

/** As `archiveUrl`, of all folders of a member. */
export function allArchiveUrl(secret: Secret, account: number, now: Date): string {
  const expires = expiresAt(now)
  const signature = sign(secret, PURPOSE_ALL, [account, expires])
  return urlOf(paths.downloadAll, { params: { account, expires, signature } })
}

function expiresAt(now: Date): number {
  return (Math.floor(now.getTime() / DAY_MS) + 2) * DAY_MS
}

/** 'All bookmarks.zip'. @throws {AppError} `not_found` for an expired URL or a wrong signature */
export async function allArchive(
  { db, context, params, now }: Pick<Call<typeof downloadAll>, 'db' | 'context' | 'params' | 'now'>,
  bookmarkable: Bookmarkable,
): Promise<ArchiveResponse> {
  const isValid = isSigned(context.secret, PURPOSE_ALL, [params.account, params.expires], params.signature)
  const folders = isValid && now.getTime() < params.expires ? await listFolderRows(db, params.account) : []
  if (folders.length === 0) throw new AppError('not_found')
  const ids = folders.map(({ id }) => id)
  const inFolder = Map.groupBy(await listBookmarks(db, ids), ({ folderId }) => folderId)
  const inOrder = ids.flatMap((id) => inFolder.get(id) ?? [])
  const documents = await bookmarkable.documents(db, inOrder)
  return { name: `${responseText.all}.zip`, entries: archiveEntries(documents) }
}

/** The folder of a signed URL. @throws {AppError} `not_found` for an expired URL or a wrong signature */
export async function findSigned({
  db,
  context,
  params,
  now,
}: Pick<Call<typeof downloadFolder>, 'db' | 'context' | 'params' | 'now'>): Promise<FolderRow> {
  const isValid = isSigned(context.secret, PURPOSE, [params.folder, params.expires], params.signature)
  const folder = isValid && now.getTime() < params.expires ? await findFolder(db, params.folder) : undefined
  return orNotFound(folder)
}

/** The documents in the member's order, each once: a module and one of its files may both be bookmarked. */
export function archiveEntries(documents: readonly BookmarkedDocuments[]): ArchiveEntry[] {
  const entries = new Map<string, ArchiveEntry>()
  for (const entry of documents.flatMap((each) => each.entries)) {
    const key = `${entry.sha256} ${entry.name}`
    if (!entries.has(key)) entries.set(key, entry)
  }
  return [...entries.values()]
}
