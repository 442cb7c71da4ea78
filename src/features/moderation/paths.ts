/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  listCases: 'GET /api/moderation/cases/',
  openCase: 'POST /api/moderation/cases/:key/claim/',
  decideCase: 'POST /api/moderation/cases/:key/decision/',
  answerAppeal: 'POST /api/moderation/cases/:key/answer/',
  undoDecisions: 'POST /api/moderation/undo/',
  hideAll: 'POST /api/moderation/members/:id/hide-all/',
  hideWave: 'POST /api/moderation/wave/hide/',
  pauseNewMembers: 'POST /api/moderation/wave/pause/',
  getAppeal: 'GET /api/moderation/appeal/',
  sendAppeal: 'POST /api/moderation/appeal/',
  listCounts: 'GET /api/moderation/counts/',
  getMember: 'GET /api/moderation/members/:id/',
  addNote: 'POST /api/moderation/members/:id/notes/',
} as const
