export { newItems, writeEntry } from './actions/write-entry.ts'
