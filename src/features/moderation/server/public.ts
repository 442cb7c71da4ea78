export { moderate } from './command/moderate.ts'
export { suspend, unsuspend, warn } from './sanctions.ts'
