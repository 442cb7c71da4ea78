/** The page with all results of a search that somebody types. */
export function resultsUrl(query: string): string {
  return `/search?${new URLSearchParams({ query: query.trim() })}`
}
