export { type NewIssue, sendIssue } from './actions/send-issue.ts'
export { newsletterMails } from './mails.ts'
export { newsletterPersonalData } from './personal-data.ts'
export { unsubscribeLinks } from './signed-links.ts'
