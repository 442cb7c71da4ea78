/** Where each call of this area lives. No schema code: the browser loads this file. */
export const addresses = {
  subscribe: 'POST /api/subscription/subscribe/',
  confirm: 'POST /api/subscription/confirm/',
  unsubscribe: 'POST /api/subscription/unsubscribe/',
} as const
