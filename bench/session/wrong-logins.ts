import { call } from './call.ts'
import type { BenchMember } from './site.ts'

/** Places that guess; each round has its own, so that it meets no limits at its start. */
const PLACES = 100

/**
 * The index-th guess of a round. Half of the places guess at one member each, until they are held up; the others try
 * one address after another, which nobody has.
 */
export function sendWrongLogin(
  site: string,
  members: readonly BenchMember[],
  round: number,
  index: number,
): Promise<number> {
  const place = index % PLACES
  const member = place % 2 === 0 ? members[(place / 2) % members.length] : undefined
  return call(`${site}/api/auth/login/`, {
    method: 'POST',
    ip: `10.${round + 1}.0.${place + 1}`,
    body: { email: member?.email ?? `nobody-${round}-${index}@example.org`, password: `Wrong-guess-${index}!` },
  })
}
