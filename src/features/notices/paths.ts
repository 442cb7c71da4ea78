/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  listNotices: 'GET /api/notices/',
  listAllNotices: 'GET /api/notices/all/',
} as const
