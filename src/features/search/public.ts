export { rebuildIndex } from './actions.ts'
