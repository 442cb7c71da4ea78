const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** An address with `https://` where it was typed without a scheme; nothing stays nothing. */
export function withScheme(typed: string): string {
  const address = typed.trim()
  return address === '' || SCHEME.test(address) ? address : `https://${address.replace(/^\/+/, '')}`
}
