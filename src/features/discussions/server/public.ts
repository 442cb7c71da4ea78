export { fullName } from '../full-name.ts'
export { COMMENT_FIELD, DETAIL_FIELD, TITLE_FIELD } from '../rules.ts'
export { addDiscussion } from './actions/add-discussion.ts'
export { stopFollowing } from './actions/follow.ts'
export { type LockedPost, lockPost, type PostRef, setState } from './actions/post-state.ts'
export { changeTopics } from './actions/topics.ts'
export { recount } from './counts/recount.ts'
export {
  type DueFollower,
  findNewestComment,
  findOldestNotification,
  followMentioned,
  listDueDiscussions,
  listDueFollowers,
  lockDueDiscussion,
  markNotified,
  setNotificationDue,
} from './notification-state.ts'
export { countReporters, reopenReports, settleReports } from './open-reports.ts'
export { listStartedDiscussions } from './queries/module-discussions.ts'
export { listManagedTopics } from './queries/topics.ts'
export { VISIBLE } from './queries/visible.ts'
export { findPause, findWave, listPostsToHide, setPause } from './wave.ts'
