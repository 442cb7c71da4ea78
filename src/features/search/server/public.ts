export { indexScope } from './index-entries.ts'
export { readSynonyms } from './queries/synonyms.ts'
