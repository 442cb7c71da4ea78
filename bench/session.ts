import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '#testing/api-process.ts'
import { fillSite } from './session/fill-site.ts'
import { CALL_KINDS, type CallKind, sendMemberCall } from './session/member-calls.ts'
import { type CallResults, openLoop, quantile } from './session/open-loop.ts'
import { sendWrongLogins } from './session/wrong-logins.ts'

/**
 * Measures how a hundred wrong logins per second slow down the calls of members.
 * Exits with 1 when the p99 doubles or a member's call fails.
 */
const MAX_RATIO = 2
const CALLS_PER_SECOND = 50
const LOGINS_PER_SECOND = 100
const SECONDS = 10
/** Rounds without and with wrong logins alternate, so that other work of the machine affects both. */
const ROUNDS = 3
const WARM_UP_SECONDS = 3

const dataDir = mkdtempSync(join(tmpdir(), 'trp-session-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: '', STARTER_CONTENT: 'off', LOG_LEVEL: 'error' }
const members = await fillSite(settings)
const api = await startApi({ ...settings, SITE_URL: 'http://localhost', TRUST_PROXY: '1' })

type CallResultsByKind = Record<CallKind, CallResults>

/** Sends all kinds of calls concurrently at a fixed rate. */
async function sendMemberCalls(seconds: number): Promise<CallResultsByKind> {
  const each = CALL_KINDS.map(async (kind, at) => {
    const send = (index: number) => sendMemberCall(api.url, kind, members, index)
    return [
      kind,
      await openLoop(send, { perSecond: CALLS_PER_SECOND, seconds, offset: at / CALL_KINDS.length }),
    ] as const
  })
  return Object.fromEntries(await Promise.all(each)) as CallResultsByKind
}

function wrongLogins(round: number, seconds = SECONDS): Promise<number[]> {
  const emails = members.map(({ email }) => email)
  return sendWrongLogins({ site: api.url, emails, round, seconds, perSecond: LOGINS_PER_SECOND })
}

const baseline: CallResultsByKind[] = []
const underAttack: CallResultsByKind[] = []
const logins: number[][] = []
// The first logins are slow, because they load code.
await Promise.all([sendMemberCalls(WARM_UP_SECONDS), wrongLogins(ROUNDS, WARM_UP_SECONDS)])
for (let round = 0; round < ROUNDS; round++) {
  baseline.push(await sendMemberCalls(SECONDS))
  const [calls, wrong] = await Promise.all([sendMemberCalls(SECONDS), wrongLogins(round)])
  underAttack.push(calls)
  logins.push(wrong)
}
await api.kill()
rmSync(dataDir, { recursive: true })

const timesOf = (rounds: CallResultsByKind[], kind: CallKind) => rounds.flatMap((round) => round[kind].times)
const failuresOf = (rounds: CallResultsByKind[], kind: CallKind) =>
  rounds.flatMap((round) => round[kind].statuses).filter((status) => status !== 200).length

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9)
let passed = true
console.log(`${CALLS_PER_SECOND} calls of each kind per second, ${ROUNDS} x ${SECONDS} s`)
console.log(`${''.padEnd(18)} without p50       p99   with p50       p99   ratio of the p99s (bound ${MAX_RATIO})`)
for (const kind of CALL_KINDS) {
  const [without, withLogins] = [timesOf(baseline, kind), timesOf(underAttack, kind)]
  const ratio = quantile(withLogins, 0.99) / quantile(without, 0.99)
  const failures = failuresOf(baseline, kind) + failuresOf(underAttack, kind)
  passed &&= ratio < MAX_RATIO && failures === 0
  const numbers = [
    quantile(without, 0.5),
    quantile(without, 0.99),
    quantile(withLogins, 0.5),
    quantile(withLogins, 0.99),
  ]
  console.log(`${kind.padEnd(18)}   ${numbers.map(ms).join(' ')}   ${ratio.toFixed(2)}`)
  if (failures > 0) console.log(`  ${failures} did not respond with 200`)
}
const counts = Map.groupBy(logins.flat(), (status) => status)
const shares = [...counts].sort(([a], [b]) => a - b).map(([status, all]) => `${status}: ${all.length}`)
console.log(`${LOGINS_PER_SECOND} wrong logins per second, by status: ${shares.join(', ')}`)
process.exit(passed ? 0 : 1)
