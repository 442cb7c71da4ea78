import type { ValueOf } from '#core/content-type.ts'
import { listOverlay } from '#ui/editing/draft-overlay.ts'
import { ALL_PAGES, noticeType } from '../content-types.ts'
import type { NoticeOfList } from './pages/notices.tsx'

type Notice = typeof noticeType.fields

const draftNotice = ({ place, ...notice }: ValueOf<Notice>) => ({
  ...notice,
  module: place === ALL_PAGES ? null : place,
})

/** A draft is on the pages that its editor has chosen already, whatever its dates. */
const noticesOverlay = listOverlay<Notice, NoticeOfList>(noticeType, {
  entryOf: ({ id, entry = String(id) }) => entry,
  change: (notice, value) => ({ ...notice, ...draftNotice(value) }),
  add: (entry, value) => ({ id: 0, entry, isNew: true, state: 'draft', ...draftNotice(value) }),
  isNewFirst: true,
})

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const noticeOverlays = { notices: { ...noticesOverlay, isPart: true }, 'all-notices': noticesOverlay }
