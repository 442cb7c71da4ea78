import type { ContentType } from '#core/content-type.ts'
import { ALL_PAGES, noticeType } from './content-types/notice.ts'

export { ALL_PAGES, noticeType }

/** Everything of this feature that editors can change. */
export const noticeContentTypes: readonly ContentType[] = [noticeType]
