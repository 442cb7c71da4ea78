export { WrongCommand } from './command/parse-command.ts'
export { moderate } from './command/run-command.ts'
