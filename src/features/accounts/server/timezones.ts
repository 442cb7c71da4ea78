/** Every timezone that a profile may have, by its IANA name. */
export const TIMEZONES: readonly string[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
]

const KNOWN = new Set(TIMEZONES)

/**
 * The timezone of the list that a name means: browsers have newer names for some ('Asia/Kolkata' for 'Asia/Calcutta').
 * @returns undefined for a name that means none
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

/** The same with UTC for what means none: a sign-up should not fail for that. */
export function timezoneOf(name: string | undefined): string {
  return (name === undefined ? undefined : findTimezone(name)) ?? 'UTC'
}
