import { setTimeout as sleep } from 'node:timers/promises'
import { TOTP } from 'otpauth'
import { z } from 'zod'
import type { TestMember } from '#testing/member.ts'

const STEP_MS = 30_000
/** Codes stay valid for the requests that follow at once. */
const SPARE_MS = 3000

const Begun = z.object({ secret: z.string(), uri: z.string() })
const Confirmed = z.object({ recovery_codes: z.array(z.string()) })

/** The code that an app shows, some time steps before or after now. Waits for the next step if this one ends soon. */
export async function codeOf(secret: string, steps = 0): Promise<string> {
  const leftMs = STEP_MS - (Date.now() % STEP_MS)
  if (leftMs < SPARE_MS) await sleep(leftMs + 1)
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })
}

/** Sets up a second factor as the settings page does, with the code of the step before: the current code can be used after it. */
export async function setUpSecondFactor({ call }: Pick<TestMember, 'call'>) {
  const { secret } = Begun.parse((await call('POST', '/api/auth/second-factor/')).body)
  const body = { code: await codeOf(secret, -1) }
  const { recovery_codes } = Confirmed.parse((await call('POST', '/api/auth/second-factor/confirm/', { body })).body)
  return { secret, recoveryCodes: recovery_codes }
}
