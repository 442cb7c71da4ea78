import type { ContentType } from '#core/content-type.ts'
import { colorGuideType } from './content-types/color-guide.ts'
import { faqSectionType } from './content-types/faq-section.ts'
import { materialSectionType } from './content-types/material-section.ts'
import { newsItemType } from './content-types/news-item.ts'
import * as singlePageTypes from './content-types/pages.ts'
import { platformLinksType } from './content-types/platform-links.ts'

export * from './content-types/pages.ts'
export { colorGuideType, faqSectionType, materialSectionType, newsItemType, platformLinksType }

/** Everything of this feature that editors can change. */
export const pageContentTypes: readonly ContentType[] = [
  ...Object.values(singlePageTypes),
  faqSectionType,
  newsItemType,
  materialSectionType,
  colorGuideType,
  platformLinksType,
]
