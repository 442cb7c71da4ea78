import type { InputOf } from '#core/endpoint.ts'
import type { Tx } from '#platform/database/schema.ts'
import { serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { text } from '../messages.ts'
import { readSurvey } from './survey-switch.ts'

export const routes = [
  serve(calls.sendFeedback, ({ commit, input, now }) =>
    commit(async (tx) => {
      await saveFeedback(tx, input, now)
      return { detail: text.thanks }
    }),
  ),
  serve(calls.getSurvey, async ({ db }) => ({ is_offered: (await readSurvey(db)).isOn })),
]

/** Control characters except the line break. Nobody types them, and PostgreSQL rejects NUL. */
const CONTROLS = /(?!\n)\p{Cc}/gu

/** Stores the answers and nothing about the sender. */
async function saveFeedback(tx: Tx, input: InputOf<typeof calls.sendFeedback>, now: Date): Promise<void> {
  const { role, ease, found, message = '' } = input
  await tx
    .insertInto('feedback')
    .values({ role, ease, found, message: plainText(message), created_at: now.toISOString() })
    .execute()
}

/** The message as typed, without control characters. It is not HTML: escape it where it is shown. */
function plainText(message: string): string {
  return message.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')
}
