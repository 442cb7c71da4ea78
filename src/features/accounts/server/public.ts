export { addFictionalMember } from './actions/fictional-member.ts'
export { addPoints, setWrongPoints } from './actions/points.ts'
export { endSuspension, setSuspension } from './actions/suspensions.ts'
export { accountJobs } from './jobs.ts'
export { accountMails } from './mails/mails.ts'
export { AUTHOR_COLUMNS, type AuthorRow, type AuthorShown, authorsById, authorsOf } from './queries/authors.ts'
export {
  listSubscribed,
  listSubscribedAddresses,
  unsubscribePreference,
  wantsMail,
} from './queries/mail-preferences.ts'
export { lockMember, type MemberKnown, membersById } from './queries/members.ts'
export { findSuspension, inForce, listSuspended } from './queries/suspensions.ts'
export { accountRoutes } from './routes.ts'
export { identify } from './sessions/identify.ts'
export { endAllSessions } from './sessions/sessions.ts'
