/** Every timezone that a profile may have, by its IANA name. */
export const TIMEZONES: readonly string[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
]

const KNOWN = new Set(TIMEZONES)

/** Whether it is a timezone of the list; browsers may know newer names than the server. */
export function isTimezone(name: string): boolean {
  return KNOWN.has(name)
}
