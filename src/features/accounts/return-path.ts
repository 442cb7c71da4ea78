/** A host that does not exist: paths without a host of their own resolve to it. */
const BASE = 'https://here.invalid'

/**
 * The path of an address on this site; undefined for any other address. Browsers interpret double slashes, backslashes, tabs
 * and line breaks in many ways, so the URL parser decides instead of a pattern.
 */
export function returnPath(address: string | null): string | undefined {
  if (!address?.startsWith('/')) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(address, BASE)
    // A path that starts with two slashes would be read as a host.
    return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}

/** An address of this site that leads back to `next` afterwards. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
}
