import { faqOverlay } from './overlays/faq.ts'
import { materialsOverlay } from './overlays/materials.ts'
import { newsOverlay } from './overlays/news.ts'

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const pageOverlays = { faq: faqOverlay, news: newsOverlay, materials: materialsOverlay }
