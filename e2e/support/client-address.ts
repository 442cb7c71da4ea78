let asked = 0

/**
 * The header of a call that comes from a place of its own, as the shared site hears of it behind a proxy: from one place it
 * takes some thirty registrations and thirty posts a minute, and tests on a fast machine make more.
 */
export function fromAnotherPlace() {
  asked += 1
  return { 'x-forwarded-for': `10.${process.pid % 256}.${Math.floor(asked / 256) % 256}.${asked % 256}` }
}
