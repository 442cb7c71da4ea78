export { moderate } from './command/moderate.ts'
export { personsById, readMember } from './member-facts.ts'
export { suspend, unsuspend, warn } from './sanctions.ts'
