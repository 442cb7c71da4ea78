import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { unfollowDiscussion } from './unfollow.ts'

export const notificationRoutes: readonly Served[] = [
  // A form without a script leads back to the page; a mail program gets the bare answer.
  serve(calls.unfollow, unfollowDiscussion, {
    formRedirect: {
      success: ({ query }) => `/community/unfollow?discussion=${query.discussion}&done`,
      failure: '/community/unfollow',
    },
  }),
]
