/** Where each call of this area lives. No schema code: the browser loads this file. */
export const paths = {
  subscribe: 'POST /api/subscription/subscribe/',
  confirm: 'POST /api/subscription/confirm/',
  unsubscribe: 'POST /api/subscription/unsubscribe/',
} as const
