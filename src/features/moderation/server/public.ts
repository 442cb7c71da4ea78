export { moderate } from './command/moderate.ts'
export { sendMessage, suspend, unsuspend, warn } from './sanctions.ts'
