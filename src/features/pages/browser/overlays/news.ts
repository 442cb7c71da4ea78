import type { ValueOf } from '#core/content-type.ts'
import { compareTexts } from '#core/format.ts'
import type { DraftOverlay, Drafts } from '#ui/editing/draft-overlay.ts'
import { newsItemType } from '../../content-types.ts'
import type { ListedNews } from '../pages/news/NewsList.tsx'

const { kind } = newsItemType

export const newsOverlay: DraftOverlay<ListedNews[]> = {
  kinds: [kind],
  entries: (items) => items.map(({ entry }) => ({ kind, entry })),
  apply: (items, drafts) =>
    [
      ...drafts.listNew(newsItemType).map(({ entry, value }, index) => ({
        // Readers' items have ids from 1: each new one needs another anchor.
        id: -index,
        entry,
        updated_at: '',
        ...draftItem(value, drafts, new Date().toISOString()),
      })),
      ...items.map((item) => {
        const value = drafts.findValue(newsItemType, item.entry)
        return value ? { ...item, ...draftItem(value, drafts, item.created_at) } : item
      }),
    ].sort((a, b) => compareTexts(dayOf(b), dayOf(a))),
}

function draftItem(value: ValueOf<typeof newsItemType.fields>, drafts: Drafts, createdAt: string) {
  const { title, category, content, url, date, picture, picture_text } = value
  return {
    title,
    category,
    content,
    url: url === '' ? null : url,
    picture: drafts.findFile(picture)?.url ?? null,
    picture_text,
    created_at: date === '' || date === createdAt.slice(0, date.length) ? createdAt : date,
  }
}

function dayOf({ created_at }: { created_at: string }): string {
  return created_at.slice(0, 'YYYY-MM-DD'.length)
}
