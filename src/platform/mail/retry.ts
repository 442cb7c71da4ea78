/** After so many failures a mail is given up: a day and a half after it was due. */
export const GIVE_UP_AFTER = 12

const FIRST_MS = 60_000
const LONGEST_MS = 6 * 3_600_000

/** How long to wait after the given failure (from 1), in ms: one minute, then twice as long each time, to six hours. */
export function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS)
}
