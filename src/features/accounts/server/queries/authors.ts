import type { Selectable } from 'kysely'
import type { Db } from '#platform/database/schema.ts'
import { findImageUrl } from '#platform/files/file-fields.ts'
import { filesById } from '#platform/files/queries.ts'
import { responseText } from '../../messages.ts'
import type { AccountTable } from '../tables.ts'

/** A member as the author of something. */
export interface Author {
  id: number
  first_name: string
  last_name: string
  profile_picture: string | null
  /** The account is deleted, so there is no profile to link to. */
  is_removed: boolean
}

/** The columns that `presentAuthors` needs. */
export const AUTHOR_COLUMNS = ['id', 'first_name', 'last_name', 'picture_file_id', 'removed_at'] as const
export type AuthorRow = Pick<Selectable<AccountTable>, (typeof AUTHOR_COLUMNS)[number]>

export async function authorsById(db: Db, ids: readonly number[]): Promise<Map<number, Author>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  return presentAuthors(
    db,
    await db.selectFrom('account').select(AUTHOR_COLUMNS).where('id', 'in', uniqueIds).execute(),
  )
}

export async function presentAuthors(db: Db, rows: readonly AuthorRow[]): Promise<Map<number, Author>> {
  const fileIds = rows.map((row) => row.picture_file_id)
  const files = await filesById(db, fileIds)
  return new Map(
    rows.map(({ picture_file_id, removed_at, ...row }) => [
      row.id,
      removed_at === null
        ? { ...row, profile_picture: findImageUrl(picture_file_id, files), is_removed: false }
        : { id: row.id, ...responseText.formerMember, profile_picture: null, is_removed: true },
    ]),
  )
}
