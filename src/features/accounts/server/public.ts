export { addFictionalMember } from './actions/fictional-member.ts'
export { addPoints, setAllPoints } from './actions/points.ts'

export { AUTHOR_COLUMNS, type AuthorRow, type AuthorShown, authorsById, authorsOf } from './queries/authors.ts'
export {
  listSubscribed,
  listSubscribedAddresses,
  unsubscribePreference,
  wantsMail,
} from './queries/mail-preferences.ts'
export { lockMember, membersById } from './queries/members.ts'
export { findSuspension, inForce, listSuspended } from './queries/suspensions.ts'

export { identify } from './sessions/identify.ts'
export { endAllSessions } from './sessions/sessions.ts'
