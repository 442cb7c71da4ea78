import { findFilesOf } from '#content/server/find-files.ts'
import { type ListedEntry, listEntries, listLive } from '#content/server/live.ts'
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
  const all = newestFirst(await listEntries(db, newsItemType))
  const start = (page - 1) * pageSize
  if (page > 1 && start >= all.length) throw new AppError('not_found')
  const entries = all.slice(start, start + pageSize).map(({ entry }) => entry)
  const shown = newestFirst(await listLive(db, newsItemType, { entries }))
  const values = shown.map(({ value }) => value)
  const findFile = await findFilesOf(db, newsItemType, values)
  const results = shown.map(({ id, value, publishedAt, updatedAt }) =>
    NewsItem.parse({ id, ...presentNewsItem(value, publishedAt, findFile), updated_at: updatedAt }),
  )
  return { count: all.length, results }
}

/** Their dates give the order. */
export function newestFirst<Item extends ListedEntry>(items: readonly Item[]): Item[] {
  const createdAt = ({ listedBy, publishedAt }: Item) => createdAtOf({ date: listedBy }, publishedAt)
  return items.toSorted((a, b) => compareTexts(createdAt(b), createdAt(a)) || b.id - a.id)
}
