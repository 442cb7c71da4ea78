import ipaddr from 'ipaddr.js'

/** The part of an IPv6 address that a provider gives to one customer, in bits: all its addresses are one caller. */
const IPV6_NETWORK_BITS = 64

/**
 * What rate limits count by: an IPv4 address whole (also when written as IPv4-mapped IPv6, `::ffff:203.0.113.7`), an IPv6
 * address by its /64 network, e.g. `2001:db8:1:2::/64`. Text that is no address is returned as it is.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_NETWORK_BITS}`)
  return `${network.toString()}/${IPV6_NETWORK_BITS}`
}
