import type { ContentType } from '#core/content-type.ts'
import { moduleType } from './content-types/module.ts'

export { moduleType }

/** Everything of this feature that editors can change. */
export const libraryContentTypes: readonly ContentType[] = [moduleType]
