/** Page changes after which the survey is offered. */
const CHANGES = 3

/** Stands in place of the pages once the survey was offered in this tab. */
export const OFFERED = '-'

/** The pages seen in this tab, one a line, with one more; no path holds a line break. */
export function withPage(seen: string | null, path: string): string {
  const pages = seen?.split('\n') ?? []
  return pages.includes(path) ? pages.join('\n') : [...pages, path].join('\n')
}

/** Whether enough pages were seen: the first is where the reader came in, not a change. */
export function isDue(seen: string): boolean {
  return seen.split('\n').length > CHANGES
}
