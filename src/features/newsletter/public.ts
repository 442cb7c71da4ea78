export { type NewIssue, sendIssue } from './actions/send-issue.ts'
export { newsletterMails } from './mails/issue-mail.ts'
export { unsubscribeLinks } from './mails/unsubscribe-link.ts'
