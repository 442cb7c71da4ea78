import { libraryOverlays } from '#features/library/browser/draft-overlays.ts'
import { libraryContentTypes } from '#features/library/content-types.ts'
import { noticeOverlays } from '#features/notices/browser/draft-overlays.ts'
import { noticeContentTypes } from '#features/notices/content-types.ts'
import { pageOverlays } from '#features/pages/browser/draft-overlays.ts'
import { pageContentTypes } from '#features/pages/content-types.ts'
import { searchOverlays } from '#features/search/browser/draft-overlays.ts'
import { searchContentTypes } from '#features/search/content-types.ts'
import { EDITABLE_PLACES } from './messages.ts'

/** What can be edited, of all features. Only edit mode loads it. */
export const EDITABLE_CONTENT = {
  types: [...pageContentTypes, ...libraryContentTypes, ...noticeContentTypes, ...searchContentTypes],
  overlays: { ...pageOverlays, ...libraryOverlays, ...noticeOverlays, ...searchOverlays },
  places: EDITABLE_PLACES,
}
