import type { ContentType } from '#core/content-type.ts'
import { faqSectionType } from './content-types/faq-section.ts'

export { faqSectionType }

/** Everything of this feature that editors can change. */
export const pageContentTypes: readonly ContentType[] = [faqSectionType]
