import ipaddr from 'ipaddr.js'

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
