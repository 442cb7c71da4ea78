import { z } from 'zod'

const MAX_PAGE = 1_000_000

/** The number of a page, from 1. */
export const page = z.coerce
  .number<string | number>()
  .int()
  .min(1)
  .max(MAX_PAGE)
  .default(1)
  .meta({ description: 'Number of the page, from 1' })

/** How many items a page has: `size` when the caller does not say, `max` at most. */
export function pageSize(size: number, max = 50) {
  return z.coerce
    .number<string | number>()
    .int()
    .min(1)
    .max(max)
    .default(size)
    .meta({ description: 'How many items a page has' })
}

/** The shape of every list in the API: `next` and `previous` are whole URLs or null. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int().min(0).meta({ description: 'Number of items on all pages' }),
    next: z.url().nullable().meta({ description: 'URL of the next page' }),
    previous: z.url().nullable().meta({ description: 'URL of the previous page' }),
    results: z.array(item),
  })
}

export function wholeList<T>(results: T[]) {
  return { count: results.length, next: null, previous: null, results }
}

/**
 * One page of a longer list, with the URLs of its neighbours.
 * @param url the whole URL of the request
 * @param page from 1; the page before one beyond the end is the last page
 */
export function pagedList<T>(
  url: URL,
  { page, pageSize, count, results }: { page: number; pageSize: number; count: number; results: T[] },
) {
  const pageUrl = (number: number) => {
    const address = new URL(url)
    address.searchParams.set('page', String(number))
    return address.href
  }
  return {
    count,
    next: page * pageSize < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(Math.min(page - 1, Math.max(1, Math.ceil(count / pageSize)))) : null,
    results,
  }
}
