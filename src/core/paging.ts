import { z } from 'zod'

/** The shape of every list that the API answers: `next` and `previous` are whole URLs or null. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int().min(0),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(item),
  })
}

/** A list that comes in one page. */
export function wholeList<T>(results: T[]) {
  return { count: results.length, next: null, previous: null, results }
}
