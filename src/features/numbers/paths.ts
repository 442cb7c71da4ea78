/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = { getNumbers: 'GET /api/numbers/' } as const
