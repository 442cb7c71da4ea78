export {
  addColorGuide,
  addFaqSection,
  addGuide,
  addMaterialSection,
  addNewsItem,
  addPlatformLinks,
  writePage,
} from './actions/write-content.ts'
export { PAGE_SCHEMAS } from './page-texts.ts'
