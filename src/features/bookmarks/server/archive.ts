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
export function archiveUrl(secret: Secret, folder: number, now: Date): string {
  return urlOf(paths.downloadFolder, { params: { folder, ...signed(secret, PURPOSE, folder, now) } })
}

/** As `archiveUrl`, of all folders of a member. */
export function allArchiveUrl(secret: Secret, account: number, now: Date): string {
  return urlOf(paths.downloadAll, { params: { account, ...signed(secret, PURPOSE_ALL, account, now) } })
}

function signed(secret: Secret, purpose: string, id: number, now: Date) {
  const expires = (Math.floor(now.getTime() / DAY_MS) + 2) * DAY_MS
  return { expires, signature: sign(secret, purpose, [id, expires]) }
}

type SignedCall<E extends typeof downloadAll | typeof downloadFolder> = Pick<
  Call<E>,
  'db' | 'context' | 'params' | 'now'
>

function isValid(
  { context, params, now }: SignedCall<typeof downloadAll | typeof downloadFolder>,
  purpose: string,
  id: number,
) {
  const { expires, signature } = params
  return isSigned(context.secret, purpose, [id, expires], signature) && now.getTime() < expires
}

/** 'All bookmarks.zip'. @throws {AppError} `not_found` for an expired URL or a wrong signature */
export async function allArchive(
  call: SignedCall<typeof downloadAll>,
  bookmarkable: Bookmarkable,
): Promise<ArchiveResponse> {
  const { db, params } = call
  const folders = isValid(call, PURPOSE_ALL, params.account) ? await listFolderRows(db, params.account) : []
  if (folders.length === 0) throw new AppError('not_found')
  const ids = folders.map(({ id }) => id)
  const inFolder = Map.groupBy(await listBookmarks(db, ids), ({ folderId }) => folderId)
  const inOrder = ids.flatMap((id) => inFolder.get(id) ?? [])
  const documents = await bookmarkable.documents(db, inOrder)
  return { name: `${responseText.all}.zip`, entries: archiveEntries(documents) }
}

/** The folder of a signed URL. @throws {AppError} `not_found` for an expired URL or a wrong signature */
export async function findSigned(call: SignedCall<typeof downloadFolder>): Promise<FolderRow> {
  const { folder } = call.params
  return orNotFound(isValid(call, PURPOSE, folder) ? await findFolder(call.db, folder) : undefined)
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
