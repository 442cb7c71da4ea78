import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { call } from './call.ts'
import { openLoop } from './open-loop.ts'

/** Places that guess; each round has its own, so that it meets no limits at its start. */
const PLACES = 100
const Plan = z.object({
  site: z.string(),
  emails: z.array(z.string()),
  round: z.int(),
  seconds: z.number(),
  perSecond: z.number(),
})
export type GuessingPlan = z.infer<typeof Plan>

/** Guesses in a process of its own. @returns the status of each answer, 0 where none came */
export async function guess(plan: GuessingPlan): Promise<number[]> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return z.array(z.int()).parse(JSON.parse(await text(child.stdout)))
}

/**
 * The index-th guess of a round. Half of the places guess at one member each, until they are held up; the others try
 * one address after another, which nobody has.
 */
function sendWrongLogin({ site, emails, round }: GuessingPlan, index: number): Promise<number> {
  const place = index % PLACES
  const email = place % 2 === 0 ? emails[(place / 2) % emails.length] : undefined
  return call(`${site}/api/auth/login/`, {
    method: 'POST',
    ip: `10.${round + 1}.0.${place + 1}`,
    body: { email: email ?? `nobody-${round}-${index}@example.org`, password: `Wrong-guess-${index}!` },
  })
}

if (import.meta.main) {
  // Who guesses is on other machines: here it must not take the cores from what is measured.
  spawnSync('chrt', ['--idle', '--pid', '0', String(process.pid)])
  const plan = Plan.parse(JSON.parse(process.argv[2] ?? ''))
  const { statuses } = await openLoop((index) => sendWrongLogin(plan, index), { ...plan, offset: 0.1 })
  process.stdout.write(JSON.stringify(statuses))
}
