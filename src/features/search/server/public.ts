export { indexScope } from './index-entries.ts'
export { rebuildSearchIndex, updateSearchIndex } from './rebuild-index.ts'
