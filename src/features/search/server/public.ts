export { indexScope, rebuildEntries } from './index-entries.ts'
