import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { unfollowByLink } from './unfollow.ts'

export const notificationRoutes: readonly Served[] = [
  // A form without a script returns to the page; a mail program gets the plain response.
  serve(calls.unfollow, unfollowByLink, {
    formRedirect: {
      success: ({ query: { discussion, module } }) =>
        `/community/unfollow?${discussion === undefined ? `module=${module}` : `discussion=${discussion}`}&done`,
      failure: '/community/unfollow',
    },
  }),
]
