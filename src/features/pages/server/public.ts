export { colorGuides } from './editables/color-guides.ts'
export { faqSections } from './editables/faq-sections.ts'
export { guidesPage } from './editables/guides.ts'
export { materialSections } from './editables/material-sections.ts'
export { newsItems } from './editables/news-items.ts'
export {
  aboutPage,
  contactPart,
  footerPart,
  frenchMaterialsPage,
  gettingStartedPage,
  guidancePage,
  guidanceValue,
  guidelinesPage,
  homePage,
  navigatingPage,
  spanishMaterialsPage,
} from './editables/pages.ts'
export { platformLinks } from './editables/platform-links.ts'
export { PAGE_SCHEMAS } from './page-texts.ts'
