export { moderate, WrongCommand } from './command/moderate.ts'
