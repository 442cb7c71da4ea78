export { faqSections } from './editables/faq-sections.ts'
export { materialSections } from './editables/material-sections.ts'
export { newsItems } from './editables/news-items.ts'
export { frenchMaterialsPage, spanishMaterialsPage } from './editables/pages.ts'
