export {
  addColorGuide,
  addFaqSection,
  addGuide,
  addMaterialSection,
  addNewsItem,
  addPlatformLinks,
  writePage,
} from './actions/write-content.ts'
export { STORED } from './stored-pages.ts'
