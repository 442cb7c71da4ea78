import { serve } from '#server/http/serve.ts'
import { keepFeedback } from './actions.ts'
import * as calls from './contract.ts'
import { text } from './text.ts'

export const routes = [
  serve(calls.sendFeedback, ({ commit, input, now }) =>
    commit(async (tx) => {
      await keepFeedback(tx, input, now)
      return { detail: text.thanks }
    }),
  ),
]
