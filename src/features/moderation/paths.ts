/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  getMember: 'GET /api/moderation/members/:id/',
  addNote: 'POST /api/moderation/members/:id/notes/',
} as const
