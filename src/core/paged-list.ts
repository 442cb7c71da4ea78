/**
 * One page of a longer list, with the addresses of the pages around it.
 * @param url the whole address that was asked for
 * @param page from 1; after one beyond the last, the last is the previous one
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
