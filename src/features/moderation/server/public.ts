export { moderate, WrongCommand } from './command/moderate.ts'
export { hideWhenReported } from './hide-reported.ts'
export { moderationMails } from './mails.ts'
