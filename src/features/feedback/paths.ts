/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  sendFeedback: 'POST /api/feedback/',
  getSurvey: 'GET /api/feedback/',
} as const
