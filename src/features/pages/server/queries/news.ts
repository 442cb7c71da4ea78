import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { findImageUrl } from '#platform/files/file-fields.ts'
import { filesById } from '#platform/files/queries.ts'
import type { NewsItem } from '../../contract.ts'

/**
 * One page of news, newest first.
 * @param page from 1
 * @throws {AppError} `not_found` for a page after the last
 */
export async function listNews(
  db: Db,
  page: number,
  pageSize: number,
): Promise<{ count: number; results: NewsItem[] }> {
  const { count } = await db
    .selectFrom('news_item')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (page > 1 && (page - 1) * pageSize >= Number(count)) throw new AppError('not_found')
  const rows = await db
    .selectFrom('news_item')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const fileIds = rows.map((row) => row.picture_file_id)
  const files = await filesById(db, fileIds)
  const results = rows.map(({ picture_file_id, ...item }) => ({
    ...item,
    picture: findImageUrl(picture_file_id, files),
  }))
  return { count: Number(count), results }
}
