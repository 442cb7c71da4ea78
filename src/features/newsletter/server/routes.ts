import { serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { text } from '../messages.ts'
import { askToConfirm, confirmSubscription } from './actions/subscribe.ts'
import { leaveList } from './actions/unsubscribe.ts'

export const routes = [
  serve(calls.subscribe, async ({ input, now, commit }) =>
    commit(async (tx) => {
      await askToConfirm(tx, input.email, now)
      return { detail: text.done }
    }),
  ),
  serve(calls.confirm, confirmSubscription, {
    formRedirect: { success: () => '/confirm-subscription?done', failure: '/confirm-subscription' },
  }),
  // A form without a script leads back to the page; a mail program gets the bare answer.
  serve(calls.unsubscribe, leaveList, {
    formRedirect: { success: ({ query }) => `/unsubscribe?list=${query.list}&done`, failure: '/unsubscribe' },
  }),
]
