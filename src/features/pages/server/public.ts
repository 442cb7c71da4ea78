export { durationProblems, fileOrLinkProblems } from './editables/item-problems.ts'
export { faqSections, materialSections, newsItems } from './editables/lists.ts'
export { frenchMaterialsPage, spanishMaterialsPage } from './editables/pages.ts'
export { newestOf, readSectionLinks, type Translations } from './translations.ts'
