export { type NewIssue, sendIssue } from './actions/send-issue.ts'
export { unsubscribeLinks } from './signed-links.ts'
