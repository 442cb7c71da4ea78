import { allNoticesOverlay, noticesOverlay } from './overlays/notices.ts'

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const noticeOverlays = { notices: noticesOverlay, 'all-notices': allNoticesOverlay }
