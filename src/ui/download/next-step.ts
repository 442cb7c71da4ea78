/** What an answer to a request for the rest of a file means. */
export type Step = 'append' | 'begin-again' | 'done' | 'gone' | 'wait'

/**
 * Decides by the status, with `received` bytes in hand of `total` (undefined when not known yet).
 * A 200 to a request for the rest means that the file has changed: what is in hand belongs to another one.
 */
export function nextStep(status: number, received: number, total: number | undefined): Step {
  if (status === 206) return 'append'
  if (status === 200) return received === 0 ? 'append' : 'begin-again'
  if (status === 416) return received === total ? 'done' : 'begin-again'
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'gone'
  return 'wait'
}
