import type { InputOf } from '#core/endpoint.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { sendFeedback } from '../contract.ts'

/** Control characters except the line break: nobody types them, and PostgreSQL refuses NUL. */
const CONTROLS = /(?!\n)\p{Cc}/gu

/** Keeps what somebody answered, and nothing of who it was. */
export async function saveFeedback(tx: Tx, input: InputOf<typeof sendFeedback>, now: Date): Promise<void> {
  const { role, ease, found, message = '' } = input
  await tx
    .insertInto('feedback')
    .values({ role, ease, found, message: plain(message), created_at: now.toISOString() })
    .execute()
}

/** The message as it was typed. It is text: whoever shows it as HTML escapes it there. */
function plain(message: string): string {
  return message.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')
}
