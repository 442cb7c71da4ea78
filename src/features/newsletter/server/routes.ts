import { serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { text } from '../messages.ts'
import { confirmSubscription, requestSubscription } from './actions/subscribe.ts'
import { unsubscribe } from './actions/unsubscribe.ts'

export const routes = [
  serve(calls.subscribe, async ({ input, now, commit }) =>
    commit(async (tx) => {
      await requestSubscription(tx, input.email, now)
      return { detail: text.done }
    }),
  ),
  serve(calls.confirm, confirmSubscription, {
    formRedirect: { success: () => '/confirm-subscription?done', failure: '/confirm-subscription' },
  }),
  // A form without a script is redirected to the page; a mail program gets the plain response.
  serve(calls.unsubscribe, unsubscribe, {
    formRedirect: { success: ({ query }) => `/unsubscribe?list=${query.list}&done`, failure: '/unsubscribe' },
  }),
]
