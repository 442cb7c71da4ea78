import type { ValueOf } from '#core/content-type.ts'
import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { ALL_PAGES, noticeType } from '../content-types.ts'
import type { ListedNotice } from './components/SiteNotices.tsx'
import type { NoticeOfList } from './pages/notices.tsx'

const { kind } = noticeType
const noticeEntry = ({ id, entry = String(id) }: ListedNotice) => ({ kind, entry })

/** The notices of a page. A draft is on the pages that its editor has chosen already, whatever its dates. */
const noticesOverlay: DraftOverlay<readonly ListedNotice[]> = {
  isPart: true,
  kinds: [kind],
  entries: (notices) => notices.map(noticeEntry),
  apply: (notices, drafts) => [
    ...drafts.listNew(noticeType).map(({ entry, value }) => ({ id: 0, entry, isNew: true, ...draftNotice(value) })),
    ...notices.map((notice) => {
      const value = drafts.findValue(noticeType, noticeEntry(notice).entry)
      return value ? { ...notice, ...draftNotice(value) } : notice
    }),
  ],
}

const allNoticesOverlay: DraftOverlay<readonly NoticeOfList[]> = {
  kinds: [kind],
  entries: (notices) => notices.map(noticeEntry),
  apply: (notices, drafts) => [
    ...drafts.listNew(noticeType).map(({ entry, value }) => ({
      id: 0,
      entry,
      state: 'draft' as const,
      ...draftNotice(value),
      ...datesOf(value),
    })),
    ...notices.map((notice) => {
      const value = drafts.findValue(noticeType, noticeEntry(notice).entry)
      return value ? { ...notice, ...draftNotice(value), ...datesOf(value) } : notice
    }),
  ],
}

function draftNotice({ title, body, place }: ValueOf<typeof noticeType.fields>) {
  return { title, body, module: place === ALL_PAGES ? null : place }
}

function datesOf({ starts_on, ends_on }: ValueOf<typeof noticeType.fields>) {
  return { starts_on, ends_on }
}

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const noticeOverlays = { notices: noticesOverlay, 'all-notices': allNoticesOverlay }
