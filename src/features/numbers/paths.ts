/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  getNumbers: 'GET /api/numbers/',
  exportNumbers: 'GET /api/numbers/tables/',
} as const
