/** The path of a URL without its query, which may contain tokens that must not be logged. */
export function pathOfUrl(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
