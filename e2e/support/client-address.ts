let count = 0

/**
 * The header of a request from another client address, as a proxy sends it. The site accepts about thirty registrations and
 * thirty posts a minute from one address, which fast tests exceed.
 */
export function fromAnotherAddress() {
  count += 1
  return { 'x-forwarded-for': `10.${process.pid % 256}.${Math.floor(count / 256) % 256}.${count % 256}` }
}
