export { materialSections } from './editables/material-sections.ts'
export { newsItems } from './editables/news-items.ts'
export { frenchMaterialsPage, guidancePage, guidanceValue, spanishMaterialsPage } from './editables/pages.ts'
export { PAGE_SCHEMAS } from './page-texts.ts'
