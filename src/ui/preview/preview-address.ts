const PARAMETER = 'preview'

/** The document that an address shows, if any. */
export function previewKeyOf(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER)
}

/** The query of an address with a preview open; the rest of it is kept. */
export function withPreview(search: string, key: string): string {
  const query = new URLSearchParams(search)
  query.set(PARAMETER, key)
  return `?${query}`
}

/** The query of an address with no preview open. */
export function withoutPreview(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(PARAMETER)
  return query.size > 0 ? `?${query}` : ''
}

/** Whether two addresses differ in more than the preview: only then is there anything to load. */
export function differsBeyondPreview(current: URL, next: URL): boolean {
  return current.pathname !== next.pathname || withoutPreview(current.search) !== withoutPreview(next.search)
}
