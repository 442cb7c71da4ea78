import { call } from '../session/call.ts'
import { type CallResults, openLoop } from '../session/open-loop.ts'
import { DISCUSSIONS, type Writer } from './fill.ts'
import { sentences } from './texts.ts'

let postedCount = 0

/** Posts comments at a fixed rate, with all writers in turn, spread over the discussions. */
export function postComments(
  site: string,
  writers: readonly Writer[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<CallResults> {
  const first = postedCount
  postedCount += perSecond * seconds
  return openLoop((index) => postComment(site, writers, first + index), { perSecond, seconds, offset: 0 })
}

/** Posts the nth comment; its number makes the text unique. */
export function postComment(site: string, writers: readonly Writer[], n: number): Promise<number> {
  const writer = writers[n % writers.length]
  if (writer === undefined) throw new RangeError('no writers')
  const discussion = ((n * 104_729) % DISCUSSIONS) + 1
  // Stays below the limit of thirty posts per minute and client address.
  const ip = `10.${2 + (Math.floor(n / (writers.length * 20)) % 200)}.${writer.ip.slice('10.0.'.length)}`
  return call(`${site}/api/community/discussion/${discussion}/comments/`, {
    method: 'POST',
    ip,
    token: writer.token,
    body: { comment: `${sentences(n, 40)} Number ${n}.` },
  })
}
