export { durationProblems, fileOrLinkProblems } from './editables/item-problems.ts'
export { faqSections, materialSections, newsItems } from './editables/lists.ts'
export { frenchMaterialsPage, spanishMaterialsPage } from './editables/pages.ts'
export { readSiteName } from './queries/pages.ts'
