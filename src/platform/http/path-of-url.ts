/** The path of a request's address, without the query: it may carry tokens, which belong in no log. */
export function pathOfUrl(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
