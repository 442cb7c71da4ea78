import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { call } from './call.ts'
import { openLoop } from './open-loop.ts'

/** Client addresses of the attack; each round has new ones, so that it starts below the rate limits. */
const CLIENTS = 100
const Plan = z.object({
  site: z.string(),
  emails: z.array(z.string()),
  round: z.int(),
  seconds: z.number(),
  perSecond: z.number(),
})
export type AttackPlan = z.infer<typeof Plan>

/** Sends wrong logins from a separate process. @returns the status of each call, 0 for a failed one */
export async function sendWrongLogins(plan: AttackPlan): Promise<number[]> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return z.array(z.int()).parse(JSON.parse(await text(child.stdout)))
}

/**
 * Sends the index-th wrong login of a round. Half of the clients attack one member each, until the rate limit stops them;
 * the others try email addresses without an account.
 */
function sendWrongLogin({ site, emails, round }: AttackPlan, index: number): Promise<number> {
  const client = index % CLIENTS
  const email = client % 2 === 0 ? emails[(client / 2) % emails.length] : undefined
  return call(`${site}/api/auth/login/`, {
    method: 'POST',
    ip: `10.${round + 1}.0.${client + 1}`,
    body: { email: email ?? `nobody-${round}-${index}@example.org`, password: `Wrong-guess-${index}!` },
  })
}

if (import.meta.main) {
  // Real attackers use other machines: here they must not take CPU time from the measured calls.
  spawnSync('chrt', ['--idle', '--pid', '0', String(process.pid)])
  const plan = Plan.parse(JSON.parse(process.argv[2] ?? ''))
  const { statuses } = await openLoop((index) => sendWrongLogin(plan, index), { ...plan, offset: 0.1 })
  process.stdout.write(JSON.stringify(statuses))
}
