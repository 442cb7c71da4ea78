export { closeMember } from './actions/close-account.ts'
export {
  changeMemberAddress,
  changeMemberRole,
  dropSecondFactor,
  endMemberSessions,
  hashChosenPassword,
  joinStaff,
  sendLoginLink,
} from './actions/colleagues.ts'
export { askCopy } from './actions/data-copy.ts'
export { addSampleMember } from './actions/new-account.ts'
export { addPoints, setWrongPoints } from './actions/points.ts'
export { endSuspension, setSuspension } from './actions/suspensions.ts'
export { type OpenWork, user } from './command/user.ts'
export type { Intents } from './intents.ts'
export { getTimezone } from './queries/accounts.ts'
export { AUTHOR_COLUMNS, type Author, type AuthorRow, authorsById, presentAuthors } from './queries/authors.ts'
export {
  countSubscribed,
  listReachable,
  listSubscribed,
  listSubscribedAddresses,
  selectSubscribed,
  unsubscribePreference,
  wantsMail,
} from './queries/mail-preferences.ts'
export { isActiveEditor, lockMember, type MemberContact, membersById } from './queries/members.ts'
export { listSessions } from './queries/sessions.ts'
export { findSuspension, inForce, listSuspended } from './queries/suspensions.ts'
export { readRegistration, setRegistration } from './registration.ts'
export { logSecurity, type SecurityEvent } from './security-log.ts'
export { identify } from './sessions/identify.ts'
export { endAllSessions } from './sessions/sessions.ts'
