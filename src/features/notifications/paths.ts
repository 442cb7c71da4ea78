/** The calls of this feature. No schema code: the browser loads this file. */
export const paths = {
  unfollow: 'POST /api/community/unfollow/',
} as const
