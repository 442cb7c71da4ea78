import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'
import type { Config } from '#platform/config/config.ts'

/** Providers assign at least a /64 network to one customer, so all of its addresses count as one caller. */
const IPV6_NETWORK_BITS = 64

/**
 * The network that rate limits count by: a whole IPv4 address (also written as IPv4-mapped IPv6, `::ffff:203.0.113.7`) or
 * the /64 network of an IPv6 address, e.g. `2001:db8:1:2::/64`. Returns text that is no address unchanged.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_NETWORK_BITS}`)
  return `${network.toString()}/${IPV6_NETWORK_BITS}`
}

/**
 * The IP address of the client. Without trusted proxies it is that of the connection, otherwise the rightmost entry of
 * X-Forwarded-For that is not a trusted proxy. The client can forge the entries to its left, so they are ignored.
 */
export function clientAddress(request: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  return proxyAddr(request, trustProxy ?? (() => false)) ?? ''
}
