import type { IncomingMessage } from 'node:http'
import { isBot } from 'isbot'

/** Bots, programs without a user agent, and prefetched pages: they are not counted. */
export function isAutomatic({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const agent = headers['user-agent']
  return headers['sec-purpose'] !== undefined || !agent || isBot(agent)
}
