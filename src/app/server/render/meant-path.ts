import { pathOnSite } from '#core/link-address.ts'

/** What chat programs take for the end of an address, and what people type around one. `decodeURI` leaves some encoded. */
const AROUND = /(?:[\s\p{Cf}.,;:!?…)\]}>»"'’”*_~`|\\/<]|%2c|%3a|%3b|%3f|%26)+$/iu

/** No page has a longer path. The pattern needs quadratic time: 0.8 s for the longest path that Node accepts. */
const MAX_LENGTH = 1000

/**
 * The path that a mistyped one most likely means: in lower case, with `-` for spaces, without punctuation and slashes at its end.
 * Undefined if it has nothing to correct, is too long, or can't be decoded.
 */
export function meantPath(path: string): string | undefined {
  const decoded = path.length > MAX_LENGTH ? undefined : decode(path)
  if (decoded === undefined) return undefined
  const meant = pathOnSite(encodeURI(decoded.replace(AROUND, '').toLowerCase().replace(/\s+/g, '-')) || '/')
  return meant === path ? undefined : meant
}

/**
 * The path of an existing page without a slash at its end, and with a first part in lower case. Other parts may be tokens, which
 * have capitals.
 */
export function canonicalPath(path: string): string {
  return path.replace(/(?<=.)\/+$/, '').replace(/^\/[^/]*/, (first) => first.toLowerCase())
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}
