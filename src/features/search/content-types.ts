import type { ContentType } from '#core/content-type.ts'
import { synonymType } from './content-types/synonym.ts'

export { synonymType }

/** Everything of this feature that editors can change. */
export const searchContentTypes: readonly ContentType[] = [synonymType]
