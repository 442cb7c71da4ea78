export {
  addColorGuide,
  addGuide,
  addPlatformLinks,
  writePage,
} from './actions/write-content.ts'
export { faqSections } from './editables/faq-sections.ts'
export { materialSections } from './editables/material-sections.ts'
export { newsItems } from './editables/news-items.ts'
export { PAGE_SCHEMAS } from './page-texts.ts'
