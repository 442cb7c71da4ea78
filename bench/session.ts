import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '#testing/api-process.ts'
import { type Answers, openLoop, quantile } from './session/open-loop.ts'
import { fillSite } from './session/site.ts'
import { KINDS, type Kind, sendVisit } from './session/visits.ts'
import { guess } from './session/wrong-logins.ts'

/**
 * What members feel of a hundred wrong logins a second: the answering times of their calls without and with these.
 * Ends with 1 when the slowest one in a hundred takes twice as long, or a call of a member fails.
 */
const MAX_RATIO = 2
const VISITS_A_SECOND = 50
const LOGINS_A_SECOND = 100
const SECONDS = 10
/** Quiet and loud in turn, so that what else the machine does meets both. */
const ROUNDS = 3
const WARM_UP_SECONDS = 3

const dataDir = mkdtempSync(join(tmpdir(), 'trp-session-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: '', STARTER_CONTENT: 'off', LOG_LEVEL: 'error' }
const members = await fillSite(settings)
const api = await startApi({ ...settings, SITE_URL: 'http://localhost', TRUST_PROXY: '1' })

type Measured = Record<Kind, Answers>

/** All kinds of calls side by side, each at its rate whether or not the last ones are answered. */
async function visits(seconds: number): Promise<Measured> {
  const each = KINDS.map(async (kind, at) => {
    const send = (index: number) => sendVisit(api.url, kind, members, index)
    return [kind, await openLoop(send, { perSecond: VISITS_A_SECOND, seconds, offset: at / KINDS.length })] as const
  })
  return Object.fromEntries(await Promise.all(each)) as Measured
}

function wrongLogins(round: number, seconds = SECONDS): Promise<number[]> {
  const emails = members.map(({ email }) => email)
  return guess({ site: api.url, emails, round, seconds, perSecond: LOGINS_A_SECOND })
}

const quiet: Measured[] = []
const loud: Measured[] = []
const logins: number[][] = []
// The first logins are slow, because they load code.
await Promise.all([visits(WARM_UP_SECONDS), wrongLogins(ROUNDS, WARM_UP_SECONDS)])
for (let round = 0; round < ROUNDS; round++) {
  quiet.push(await visits(SECONDS))
  const [calls, wrong] = await Promise.all([visits(SECONDS), wrongLogins(round)])
  loud.push(calls)
  logins.push(wrong)
}
await api.kill()
rmSync(dataDir, { recursive: true })

const timesOf = (rounds: Measured[], kind: Kind) => rounds.flatMap((round) => round[kind].times)
const failuresOf = (rounds: Measured[], kind: Kind) =>
  rounds.flatMap((round) => round[kind].statuses).filter((status) => status !== 200).length

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9)
let held = true
console.log(`${VISITS_A_SECOND} calls of each kind a second, ${ROUNDS} x ${SECONDS} s`)
console.log(`${''.padEnd(18)} without p50       p99   with p50       p99   ratio of the p99s (bound ${MAX_RATIO})`)
for (const kind of KINDS) {
  const [without, beside] = [timesOf(quiet, kind), timesOf(loud, kind)]
  const ratio = quantile(beside, 0.99) / quantile(without, 0.99)
  const failures = failuresOf(quiet, kind) + failuresOf(loud, kind)
  held &&= ratio < MAX_RATIO && failures === 0
  const numbers = [quantile(without, 0.5), quantile(without, 0.99), quantile(beside, 0.5), quantile(beside, 0.99)]
  console.log(`${kind.padEnd(18)}   ${numbers.map(ms).join(' ')}   ${ratio.toFixed(2)}`)
  if (failures > 0) console.log(`  ${failures} were not answered by 200`)
}
const counts = Map.groupBy(logins.flat(), (status) => status)
const shares = [...counts].sort(([a], [b]) => a - b).map(([status, all]) => `${status}: ${all.length}`)
console.log(`${LOGINS_A_SECOND} wrong logins a second were answered by ${shares.join(', ')}`)
process.exit(held ? 0 : 1)
