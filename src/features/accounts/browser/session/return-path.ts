/** Never a real host: an address that names no host of its own is on it. */
const HERE = 'https://here.invalid'

/**
 * Where on this site an address leads; undefined when it leads elsewhere. Browsers read more than one slash, back slashes,
 * tabs and line breaks in ways that no pattern keeps up with, so the parser decides.
 */
export function returnPath(address: string | null): string | undefined {
  if (!address?.startsWith('/')) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(address, HERE)
    // A path of two slashes would be a host to the next reader.
    return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}
