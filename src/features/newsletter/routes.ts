import { serve } from '#server/http/serve.ts'
import { subscribe } from './actions.ts'
import * as calls from './contract.ts'
import { text } from './text.ts'

export const routes = [
  serve(calls.subscribe, async ({ db, input, now }) => {
    await subscribe(db, input.email, now)
    return { detail: text.done }
  }),
]
