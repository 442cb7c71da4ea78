const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A date as 'MMM DD, YYYY', e.g. 'Nov 02, 2026'; in UTC, so that server and browser write the same.
 * @param iso an ISO 8601 date or time
 * @throws {RangeError} if it is not a date
 */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  const month = MONTHS[date.getUTCMonth()]
  if (month === undefined) throw new RangeError(`not a date: ${iso}`)
  return `${month} ${String(date.getUTCDate()).padStart(2, '0')}, ${date.getUTCFullYear()}`
}

/**
 * A time as 'MMM DD, YYYY, HH:mm' in the reader's own time zone: for what happened on this device only.
 * @throws {RangeError} if it is not a time
 */
export function formatLocalTime(iso: string): string {
  const date = new Date(iso)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return `${formatDate(local.toISOString())}, ${local.toISOString().slice(11, 16)}`
}

/** A length as mm:ss. @param seconds 0 or more */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
