export { moderate } from './command/moderate.ts'
