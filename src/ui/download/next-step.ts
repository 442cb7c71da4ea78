/** What to do after a response to a request for the rest of a file. */
export type Step = 'append' | 'restart' | 'done' | 'gone' | 'wait'

/**
 * The next step by status, with `received` of `total` bytes (undefined while unknown). Status 200 for a request for the rest
 * means that the file has changed, so the received part is useless.
 */
export function nextStep(status: number, received: number, total: number | undefined): Step {
  if (status === 206) return 'append'
  if (status === 200) return received === 0 ? 'append' : 'restart'
  if (status === 416) return received === total ? 'done' : 'restart'
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'gone'
  return 'wait'
}
