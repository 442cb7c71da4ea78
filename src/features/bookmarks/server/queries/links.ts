import type { Selectable } from 'kysely'
import { AppError, orNotFound } from '#core/errors.ts'
import { type Author, authorsById } from '#features/accounts/server/public.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db } from '#platform/database/schema.ts'
import type { FolderLink } from '../../contract.ts'
import type { FolderLinkTable } from '../tables.ts'
import { type FolderRow, findFolder } from './folders.ts'

type LinkRow = Selectable<FolderLinkTable>

export interface SharedFolder {
  link: LinkRow
  folder: FolderRow
  owner: Author
}

/** The folder of a share link. @throws {AppError} `not_found` for an unknown code, `link_off` when the link has ended */
export async function findShared(db: Db, code: string): Promise<SharedFolder> {
  const link = orNotFound(await db.selectFrom('folder_link').selectAll().where('code', '=', code).executeTakeFirst())
  const folder = link.folder_id === null ? undefined : await findFolder(db, link.folder_id)
  const owner = folder && (await authorsById(db, [folder.account_id])).get(folder.account_id)
  if (folder === undefined || owner === undefined || owner.is_removed) throw new AppError('link_off')
  return { link, folder, owner }
}

export async function linksOf(db: Db, folderIds: readonly number[]): Promise<Map<number, FolderLink>> {
  const links = db.selectFrom('folder_link').selectAll()
  const rows = await inChunks(folderIds, (chunk) => links.where('folder_id', 'in', chunk).execute())
  return new Map(rows.flatMap((row) => (row.folder_id === null ? [] : [[row.folder_id, presentLink(row)]])))
}

export function presentLink({ code, shows_notes, shows_name }: Omit<LinkRow, 'folder_id' | 'created_at'>): FolderLink {
  return { code, shows_notes: shows_notes === 1, shows_name: shows_name === 1 }
}
