import { compareTexts } from '#core/format.ts'
import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import { newsItemType } from '../../content-types.ts'
import { presentNewsItem } from '../../present/pages.ts'
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
        ...presentNewsItem(value, new Date().toISOString(), draftedFiles(drafts)),
      })),
      ...items.map((item) => {
        const value = drafts.findValue(newsItemType, item.entry)
        return value ? { ...item, ...presentNewsItem(value, item.created_at, draftedFiles(drafts)) } : item
      }),
    ].sort((a, b) => compareTexts(dayOf(b), dayOf(a))),
}

function dayOf({ created_at }: { created_at: string }): string {
  return created_at.slice(0, 'YYYY-MM-DD'.length)
}
