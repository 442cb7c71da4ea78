import { serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { text } from '../messages.ts'
import { keepFeedback } from './save-feedback.ts'

export const routes = [
  serve(calls.sendFeedback, ({ commit, input, now }) =>
    commit(async (tx) => {
      await keepFeedback(tx, input, now)
      return { detail: text.thanks }
    }),
  ),
]
