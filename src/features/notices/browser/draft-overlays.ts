import type { ValueOf } from '#core/content-type.ts'
import { listOverlay } from '#ui/editing/draft-overlay.ts'
import { ALL_PAGES, noticeType } from '../content-types.ts'
import type { ListedNotice } from './components/SiteNotices.tsx'
import type { NoticeOfList } from './pages/notices.tsx'

type Notice = typeof noticeType.fields

const entryOf = ({ id, entry = String(id) }: ListedNotice) => entry

const draftNotice = ({ place, ...notice }: ValueOf<Notice>) => ({
  ...notice,
  module: place === ALL_PAGES ? null : place,
})

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const noticeOverlays = {
  /** The notices of a page. A draft is on the pages that its editor has chosen already, whatever its dates. */
  notices: {
    ...listOverlay<Notice, ListedNotice>(noticeType, {
      entryOf,
      change: (notice, value) => ({ ...notice, ...draftNotice(value) }),
      add: (entry, value) => ({ id: 0, entry, isNew: true, ...draftNotice(value) }),
      isNewFirst: true,
    }),
    isPart: true,
  },
  'all-notices': listOverlay<Notice, NoticeOfList>(noticeType, {
    entryOf,
    change: (notice, value) => ({ ...notice, ...draftNotice(value) }),
    add: (entry, value) => ({ id: 0, entry, state: 'draft', ...draftNotice(value) }),
    isNewFirst: true,
  }),
}
