export { moderate } from './command/moderate.ts'
export { suspend, unsuspend, writeTo } from './sanctions.ts'
