import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** For an answer of systemd, and how long it is used: anybody may ask for `/readyz`, in ms. */
const [ANSWER_MS, KEPT_MS] = [3000, 60_000]
const answers = new Map<string, { at: number; answer: Promise<boolean> }>()

/** Whether a unit has failed, as systemd says; false without systemd. */
export function hasUnitFailed(unit: string, now: Date): Promise<boolean> {
  const known = answers.get(unit)
  if (known && Math.abs(now.getTime() - known.at) < KEPT_MS) return known.answer
  const asked = promisify(execFile)('systemctl', ['is-failed', '--quiet', unit], { timeout: ANSWER_MS })
  const answer = asked.then(
    () => true,
    () => false,
  )
  answers.set(unit, { at: now.getTime(), answer })
  return answer
}
