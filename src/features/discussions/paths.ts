/** The calls of this feature. No schema code: the browser loads this file. */
export const paths = {
  listTopics: 'GET /api/community/discussion-topics/',
  listDiscussions: 'GET /api/community/discussions/',
  createDiscussion: 'POST /api/community/discussions/',
  getDiscussion: 'GET /api/community/discussion/:discussion/',
  updateDiscussion: 'PUT /api/community/discussion/:discussion/',
  deleteDiscussion: 'DELETE /api/community/discussion/:discussion/',
  listComments: 'GET /api/community/discussion/:discussion/comments/',
  addComment: 'POST /api/community/discussion/:discussion/comments/',
  updateComment: 'PUT /api/community/comment-details/:comment/',
  deleteComment: 'DELETE /api/community/comment-details/:comment/',
  report: 'POST /api/community/report/',
  listActivities: 'GET /api/community/activities/:member/',
  listContributors: 'GET /api/community/contributors/',
  listModuleDiscussions: 'GET /api/community/module-discussions/:module/',
  listSimilar: 'GET /api/community/similar-discussions/',
  getViewerState: 'GET /api/community/discussion/:discussion/mine/',
  follow: 'PUT /api/community/discussion/:discussion/follow/',
} as const

/** The page of a discussion. A slug can contain letters of every script. */
export function discussionPath(slug: string): string {
  return `/community/discussions/${encodeURIComponent(slug)}`
}
