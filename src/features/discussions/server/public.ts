export { COMMENT_RULE, DETAIL_RULE, TITLE_RULE } from '../rules.ts'
export { addDiscussion } from './actions/add-discussion.ts'
export { stopFollowing } from './actions/follow.ts'
export { type LockedPost, lockPost, type PostRef, setState } from './actions/post-state.ts'
export type { AfterReport } from './actions/report.ts'
export { recount } from './counts/recount.ts'
export { discussionJobs } from './jobs.ts'
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
export { countReporters, settleReports } from './open-reports.ts'
export { discussionPersonalData } from './personal-data.ts'
export { relatedDiscussions } from './queries/module-discussions.ts'
export { VISIBLE } from './queries/visible.ts'
export { discussionRoutes } from './routes.ts'
export { rebuildDiscussions } from './search/index-discussion.ts'
export { countViews } from './views/watch-views.ts'
