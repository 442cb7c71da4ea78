import type { FirstPage } from '#core/file-fields.ts'

const PARAMETER = 'preview'
const PRESENTED = 'present'

/** State of a navigation that opened a preview from this page: closing it goes back. */
export const OPENED_FROM_PAGE = { previewOpenedFromPage: true }

/** The key of the previewed document, or null. Chat programs take punctuation after an address along. */
export function previewKeyOf(search: string): string | null {
  return keyOf(search, PARAMETER)
}

/** The key of the slides that are presented, or null. */
export function presentedKeyOf(search: string): string | null {
  return keyOf(search, PRESENTED)
}

function keyOf(search: string, parameter: string): string | null {
  return new URLSearchParams(search).get(parameter)?.replace(/[^\w-].*/s, '') ?? null
}

/** Adds a preview to a query string. */
export function withPreview(search: string, key: string): string {
  const query = new URLSearchParams(search)
  query.set(PARAMETER, key)
  return `?${query}`
}

/** Presents slides instead of a preview. */
export function withPresented(search: string, key: string): string {
  const query = new URLSearchParams(withoutPreview(search))
  query.set(PRESENTED, key)
  return `?${query}`
}

/** Removes the preview, or what is presented, from a query string. */
export function withoutPreview(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(PARAMETER)
  query.delete(PRESENTED)
  return query.size > 0 ? `?${query}` : ''
}

/** Whether two addresses differ in more than the preview; only then there is anything to load. */
export function differsBeyondPreview(current: URL, next: URL): boolean {
  return current.pathname !== next.pathname || withoutPreview(current.search) !== withoutPreview(next.search)
}

interface PreviewedFile {
  key: string
  title: string
  firstPage?: FirstPage | null
}

/** What link previews say of the document that an address shows; undefined where it shows none of these. */
export function findShared({ pathname, search }: Pick<URL, 'pathname' | 'search'>, files: readonly PreviewedFile[]) {
  const key = previewKeyOf(search)
  const file = files.find((each) => each.key === key)
  if (key === null || file === undefined) return undefined
  return { title: file.title, path: `${pathname}${withPreview('', key)}`, picture: file.firstPage ?? null }
}
