import { findFilesOf } from '#content/server/find-files.ts'
import { type LiveEntry, listLive } from '#content/server/live.ts'
import type { ValueOf } from '#core/content-type.ts'
import { AppError } from '#core/errors.ts'
import { compareTexts } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import { newsItemType } from '../../content-types.ts'
import { NewsItem } from '../../contract.ts'
import { createdAtOf, presentNewsItem } from '../../present/pages.ts'

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
  const all = newestFirst(await listLive(db, newsItemType))
  const start = (page - 1) * pageSize
  if (page > 1 && start >= all.length) throw new AppError('not_found')
  const shown = all.slice(start, start + pageSize)
  const values = shown.map(({ value }) => value)
  const findFile = await findFilesOf(db, newsItemType, values)
  const results = shown.map(({ id, value, publishedAt, updatedAt }) =>
    NewsItem.parse({ id, ...presentNewsItem(value, publishedAt, findFile), updated_at: updatedAt }),
  )
  return { count: all.length, results }
}

type LiveItem = LiveEntry<ValueOf<typeof newsItemType.fields>>

/** Their dates give the order. */
export function newestFirst(items: readonly LiveItem[]): LiveItem[] {
  const createdAt = ({ value, publishedAt }: LiveItem) => createdAtOf(value, publishedAt)
  return items.toSorted((a, b) => compareTexts(createdAt(b), createdAt(a)) || b.id - a.id)
}
