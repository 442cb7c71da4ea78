export { type NewIssue, sendIssue } from './actions/send-issue.ts'
export { newsletterMails } from './mails/mails.ts'
export { unsubscribeLinks } from './mails/unsubscribe-link.ts'
export { newsletterPersonalData } from './personal-data.ts'
