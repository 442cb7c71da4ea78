import { serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { text } from '../messages.ts'
import { saveFeedback } from './save-feedback.ts'

export const routes = [
  serve(calls.sendFeedback, ({ commit, input, now }) =>
    commit(async (tx) => {
      await saveFeedback(tx, input, now)
      return { detail: text.thanks }
    }),
  ),
]
