export { indexScope, rebuildEntries } from './actions.ts'
