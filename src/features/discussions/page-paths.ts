/** Where the page of a discussion lives: letters of every script may stand in a slug. */
export function discussionPath(slug: string): string {
  return `/community/discussions/${encodeURIComponent(slug)}`
}
