export { COMMENT_RULE, DETAIL_RULE, TITLE_RULE } from '../rules.ts'
export { addDiscussion } from './actions/add-discussion.ts'
export { type LockedPost, lockPost, type PostRef, setState } from './actions/post-state.ts'

export { recount } from './counts/recount.ts'

export { countReporters, settleReports } from './open-reports.ts'

export { VISIBLE } from './queries/visible.ts'
