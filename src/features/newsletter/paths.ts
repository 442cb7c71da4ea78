/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  subscribe: 'POST /api/subscription/subscribe/',
  confirm: 'POST /api/subscription/confirm/',
  unsubscribe: 'POST /api/subscription/unsubscribe/',
} as const
