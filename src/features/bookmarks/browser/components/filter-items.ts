import type { BookmarkItem } from '../../contract.ts'

/** Bookmarks whose title or module's name holds the words, in any case; all for an empty search. */
export function filterItems(items: readonly BookmarkItem[], search: string): BookmarkItem[] {
  const wanted = search.trim().toLowerCase()
  return items.filter((item) => `${item.title}\n${item.module.name}`.toLowerCase().includes(wanted))
}
