import { editable } from '#content/server/editable.ts'
import { rowIdOf, type ValueOf } from '#core/content-type.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Tx } from '#platform/database/schema.ts'
import { newsItemType } from '../../content-types.ts'
import { NEWS_PAGE_SIZE, NewsItem } from '../../contract.ts'
import { newsAnchor } from '../../messages.ts'

type Item = ValueOf<typeof newsItemType.fields>

/** The news, newest first. Their dates give the order. */
export const newsItems = editable({
  type: newsItemType,
  async list(db) {
    const rows = await db
      .selectFrom('news_item')
      .select(['id', 'title'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ id, title }, index) => ({ entry: String(id), title, page: pageOf(id, index) }))
  },
  async read(db, entry) {
    const id = rowIdOf(entry) ?? 0
    const row = await db.selectFrom('news_item').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) return undefined
    const { title, category, content, picture_file_id: picture, picture_text, url, created_at } = row
    return { title, category, content, picture, picture_text, url: url ?? '', date: dayOf(created_at) }
  },
  async write(tx, entry, value, { now }) {
    const id = (await updateItem(tx, entry, value, now)) ?? (await insertItem(tx, entry, value, now))
    await recordChange(tx, 'news')
    return String(id)
  },
  async remove(tx, entry) {
    await tx.deleteFrom('news_item').where('id', '=', Number(entry)).execute()
    await recordChange(tx, 'news')
  },
})

function pageOf(id: number, index: number): string {
  const page = Math.floor(index / NEWS_PAGE_SIZE) + 1
  return `/news-and-updates${page > 1 ? `?page=${page}` : ''}#${newsAnchor({ id })}`
}

function dayOf(time: string): string {
  return time.slice(0, 'YYYY-MM-DD'.length)
}

function columnsOf({ title, category, content, picture, picture_text, url }: Item, now: Date) {
  return {
    title,
    category: NewsItem.shape.category.parse(category),
    content,
    picture_file_id: picture,
    picture_text: picture_text.trim(),
    url: url === '' ? null : url,
    updated_at: now.toISOString(),
  }
}

async function updateItem(tx: Tx, entry: string | undefined, value: Item, now: Date): Promise<number | undefined> {
  if (entry === undefined) return undefined
  const id = Number(entry)
  const row = await tx.selectFrom('news_item').select('created_at').where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  // The time of day stays while the day is the same.
  const isSameDay = value.date === '' || value.date === dayOf(row.created_at)
  const created_at = isSameDay ? row.created_at : value.date
  await tx
    .updateTable('news_item')
    .set({ ...columnsOf(value, now), created_at })
    .where('id', '=', id)
    .execute()
  return id
}

async function insertItem(tx: Tx, entry: string | undefined, value: Item, now: Date): Promise<number> {
  const created_at = value.date === '' ? now.toISOString() : value.date
  const row = { ...columnsOf(value, now), created_at, ...(entry !== undefined && { id: Number(entry) }) }
  const { id } = await tx.insertInto('news_item').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
