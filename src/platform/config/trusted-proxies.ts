import { isIP } from 'node:net'
import { compile } from '@fastify/proxy-addr'

/**
 * Whether the sender at an address may be believed about the one before it in X-Forwarded-For. `hop` counts from this
 * server: 0 is the sender of the connection. It is the shape that Fastify and proxy-addr take.
 */
export type TrustProxy = (address: string, hop: number) => boolean

/**
 * Reads `TRUST_PROXY`: the number of proxies in front (`1`), or their addresses and networks (`10.0.0.0/8, 2001:db8::1`).
 * `on` is one proxy. Fastify itself takes a number for "nobody", because a number can't tell who opened the connection;
 * here the server then listens on this machine alone, unless `HOST` says otherwise.
 * @returns undefined for `off`: the header is ignored
 * @throws {TypeError} for what is neither
 */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'off') return undefined
  if (text === 'on') return (_address, hop) => hop < 1
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text)
  const addresses = text.split(',').map((each) => each.trim())
  const wrong = addresses.find((each) => isIP(each.split('/', 1)[0] ?? '') === 0)
  // proxy-addr itself would take 0 for 0.0.0.0.
  if (wrong !== undefined) throw new TypeError(`${wrong} is no address`)
  return compile(addresses)
}
