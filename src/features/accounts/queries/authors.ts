import type { Db } from '#server/database/schema.ts'
import { filesById, pictureOf } from '#server/files/listed.ts'

/** A member as the author of something. */
export interface AuthorShown {
  id: number
  first_name: string
  last_name: string
  profile_picture: string | null
  /** Has left: there is no profile to lead to. */
  is_removed: boolean
}

/** Authors by their number; two questions however many there are. */
export async function authorsById(db: Db, ids: readonly number[]): Promise<Map<number, AuthorShown>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'picture_file_id', 'removed_at'])
    .where('id', 'in', wanted)
    .execute()
  const files = await filesById(
    db,
    rows.map((row) => row.picture_file_id),
  )
  return new Map(
    rows.map(({ picture_file_id, removed_at, ...row }) => [
      row.id,
      { ...row, profile_picture: pictureOf(picture_file_id, files), is_removed: removed_at !== null },
    ]),
  )
}
