/** Longest error message, in characters: some servers answer with pages. */
const MAX_LENGTH = 500

/** An address in the form in which it may be logged: `a***@example.org`. */
export function maskAddress(address: string): string {
  return address.replace(/^(.?)[^@]*/s, '$1***')
}

/** Masks the recipient's address in a mail server's error message, where most servers repeat it. */
export function maskAddressIn(text: string, address: string): string {
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const masked = address === '' ? text : text.replace(new RegExp(escaped, 'gi'), () => maskAddress(address))
  return masked.slice(0, MAX_LENGTH)
}
