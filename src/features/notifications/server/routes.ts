import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { unfollowDiscussion, unfollowModule } from './unfollow.ts'

export const notificationRoutes: readonly Served[] = [
  // A form without a script returns to the page; a mail program gets the plain response.
  serve(calls.unfollow, unfollowDiscussion, {
    formRedirect: {
      success: ({ query }) => `/community/unfollow?discussion=${query.discussion}&done`,
      failure: '/community/unfollow',
    },
  }),
  serve(calls.unfollowModule, unfollowModule, {
    formRedirect: {
      success: ({ query }) => `/community/unfollow?module=${query.module}&done`,
      failure: '/community/unfollow',
    },
  }),
]
