/** The timezones of profiles, as IANA names. */
export const TIMEZONES: readonly string[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
]

/** Of an account that a command made, until its first login. */
export const NO_TIMEZONE = ''

const KNOWN = new Set(TIMEZONES)

/**
 * Finds a timezone by name. Browsers use newer names for some ('Asia/Kolkata' for 'Asia/Calcutta').
 * @returns a name of the list, or undefined
 */
export function findTimezone(name: string): string | undefined {
  if (KNOWN.has(name)) return name
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return KNOWN.has(timeZone) ? timeZone : undefined
  } catch {
    return undefined
  }
}

/** The same, but UTC for an unknown name, because a registration should not fail for that. */
export function timezoneOf(name: string | undefined): string {
  return (name === undefined ? undefined : findTimezone(name)) ?? 'UTC'
}
