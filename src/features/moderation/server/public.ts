export { WrongCommand } from './command/parse-command.ts'
export { moderate } from './command/run-command.ts'
export { hideWhenReported } from './hide-reported.ts'
export { moderationMails } from './mails.ts'
