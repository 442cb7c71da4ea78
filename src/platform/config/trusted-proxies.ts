import { isIP } from 'node:net'
import { compile } from '@fastify/proxy-addr'

/**
 * Whether to trust the sender at an address about the address before it in X-Forwarded-For. `hop` counts from this server: 0 is
 * the peer of the connection. Fastify and proxy-addr take such a function.
 */
export type TrustProxy = (address: string, hop: number) => boolean

/**
 * Parses `TRUST_PROXY`: the number of proxies (`1`), or their addresses and networks (`10.0.0.0/8, 2001:db8::1`). `on` is one
 * proxy. A number does not tell who opened the connection, so Fastify trusts nobody for it; here the server then listens on this
 * machine only, unless `HOST` is set.
 * @returns undefined for `off`: the header is ignored
 * @throws {TypeError} for what is neither
 */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'off') return undefined
  if (text === 'on') return (_address, hop) => hop < 1
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text)
  const addresses = text.split(',').map((each) => each.trim())
  const invalid = addresses.find((each) => isIP(each.split('/', 1)[0] ?? '') === 0)
  // proxy-addr would read 0 as 0.0.0.0.
  if (invalid !== undefined) throw new TypeError(`${invalid} is no address`)
  return compile(addresses)
}
