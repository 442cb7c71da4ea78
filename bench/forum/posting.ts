import { call } from '../session/call.ts'
import { type Answers, openLoop } from '../session/open-loop.ts'
import { DISCUSSIONS, type Writer } from './fill.ts'
import { sentences } from './texts.ts'

let written = 0

/** Comments of all writers in turn, spread over the discussions, at a fixed pace. */
export function postComments(
  site: string,
  writers: readonly Writer[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Answers> {
  const round = written
  written += perSecond * seconds
  return openLoop((index) => postComment(site, writers, round + index), { perSecond, seconds, offset: 0 })
}

/** The nth comment of the bench; the number makes each another text. */
export function postComment(site: string, writers: readonly Writer[], n: number): Promise<number> {
  const writer = writers[n % writers.length]
  if (writer === undefined) throw new RangeError('nobody writes')
  const discussion = ((n * 104_729) % DISCUSSIONS) + 1
  // Nobody posts more than thirty times a minute from one place.
  const ip = `10.${2 + (Math.floor(n / (writers.length * 20)) % 200)}.${writer.ip.slice('10.0.'.length)}`
  return call(`${site}/api/community/discussion/${discussion}/comments/`, {
    method: 'POST',
    ip,
    token: writer.token,
    body: { comment: `${sentences(n, 40)} Number ${n}.` },
  })
}
