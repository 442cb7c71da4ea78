/** Longest note of a failure, in characters: some servers answer with pages. */
const LONGEST = 500

/** An address as a log may hold it: `a***@example.org`. */
export function maskAddress(address: string): string {
  return address.replace(/^(.?)[^@]*/s, '$1***')
}

/** A mail server's words without the reader's address, which most of them repeat. */
export function maskIn(text: string, address: string): string {
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const masked = address === '' ? text : text.replace(new RegExp(escaped, 'gi'), () => maskAddress(address))
  return masked.slice(0, LONGEST)
}
