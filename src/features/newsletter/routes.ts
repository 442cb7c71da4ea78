import { serve } from '#server/http/serve.ts'
import { subscribe } from './actions/subscribe.ts'
import { leaveList } from './actions/unsubscribe.ts'
import * as calls from './contract.ts'
import { text } from './text.ts'

export const routes = [
  serve(calls.subscribe, async ({ input, now, commit }) =>
    commit(async (tx) => {
      await subscribe(tx, input.email, now)
      return { detail: text.done }
    }),
  ),
  // A form without a script leads back to the page; a mail program gets the bare answer.
  serve(calls.unsubscribe, leaveList, {
    thenShow: { made: ({ query }) => `/unsubscribe?list=${query.list}&done`, refused: '/unsubscribe' },
  }),
]
