/** The time zone of the browser, as an IANA name. */
export function deviceTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
