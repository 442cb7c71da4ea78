/** Where each call of this area lives. No schema code: the browser loads this file. */
export const paths = { sendFeedback: 'POST /api/feedback/' } as const
