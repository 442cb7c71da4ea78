/**
 * Dates, numbers, sizes, plurals and the order of names, in the language of the site's own texts.
 * No other file formats or compares them (checked by `format.rules.test.ts`).
 */

/** BCP 47 tag. With the sentences in `messages.ts` this is what a translation of the site changes. */
const LOCALE = 'en-US'

const DAY = { month: 'short', day: '2-digit', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

// Marked as pure, so that a bundle contains only those that it uses: some scripts are part of every page.
const date = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { ...DAY, timeZone: 'UTC' })
const localDate = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, DAY)
const localTime = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { ...DAY, ...TIME })
const clock = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, TIME)
const localDay = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric' })
const shortDate = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { month: 'short', day: '2-digit', timeZone: 'UTC' })
const month = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })
const number = /* @__PURE__ */ new Intl.NumberFormat(LOCALE)
const twoDigits = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, { minimumIntegerDigits: 2, useGrouping: false })
const kilobytes = /* @__PURE__ */ sizeFormat('kilobyte', 0)
const megabytes = /* @__PURE__ */ sizeFormat('megabyte', 1)
const gigabytes = /* @__PURE__ */ sizeFormat('gigabyte', 1)
const relative = /* @__PURE__ */ new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
const plurals = /* @__PURE__ */ new Intl.PluralRules(LOCALE)
const languages = /* @__PURE__ */ new Intl.DisplayNames(LOCALE, { type: 'language' })
const texts = /* @__PURE__ */ new Intl.Collator(LOCALE)
const names = /* @__PURE__ */ new Intl.Collator(LOCALE, { sensitivity: 'base', numeric: true })

/**
 * A date as 'MMM DD, YYYY', e.g. 'Nov 02, 2026'; in UTC, so that server and browser write the same.
 * @param iso an ISO 8601 date or time
 * @throws {RangeError} if it is not a date
 */
export function formatDate(iso: string): string {
  return date.format(new Date(iso))
}

/** A date without its year, e.g. 'Nov 02'. @param iso an ISO 8601 date */
export function formatShortDate(iso: string): string {
  return shortDate.format(new Date(iso))
}

/** The month of a date, e.g. 'Nov 2026'. @param iso an ISO 8601 date */
export function formatMonth(iso: string): string {
  return month.format(new Date(iso))
}

/**
 * Formats dates like `formatDate`, in a time zone. A day without a time of day stays the same in all zones.
 * @param zone IANA name; default is the zone of the device
 */
export function zonedDates(zone: string | undefined): (iso: string) => string {
  const zoned = zone === undefined ? localDate : new Intl.DateTimeFormat(LOCALE, { ...DAY, timeZone: zone })
  return (iso) => (iso.includes('T') ? zoned : date).format(new Date(iso))
}

/** A date like `formatDate`, in the reader's time zone: not for text that the server renders. */
export function formatLocalDate(time: Date): string {
  return localDate.format(time)
}

/**
 * A time as 'MMM DD, YYYY, HH:mm' in the reader's time zone: for events on this device only.
 * @param iso an ISO 8601 time
 * @throws {RangeError} if it is not a time
 */
export function formatLocalTime(iso: string): string {
  return localTime.format(new Date(iso))
}

/** The time of day as 'HH:mm' in the reader's time zone: for events of today on this device. @param iso an ISO 8601 time */
export function formatClock(iso: string): string {
  return clock.format(new Date(iso))
}

/** A time as 'Nov 30, 06:00', as clocks in a time zone show it. @param zone IANA name @param withYear writes 'Nov 30, 2026, 06:00' */
export function formatZonedTime(time: Date, zone: string, { withYear = false } = {}): string {
  const year = withYear ? 'numeric' : undefined
  return new Intl.DateTimeFormat(LOCALE, { year, month: 'short', day: 'numeric', ...TIME, timeZone: zone }).format(time)
}

/** How far a place is ahead of UTC: 'UTC+3', 'UTC-2:30'. */
export function formatUtcOffset(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${twoDigits.format(rest)}`}`
}

/** A day without its year, e.g. 'Nov 2', in the reader's time zone. @param time in milliseconds since 1970 */
export function formatLocalDay(time: number): string {
  return localDay.format(time)
}

/** How long ago a time was, e.g. '4 minutes ago' or 'yesterday'. @param iso an ISO 8601 time */
export function formatAgo(iso: string, now = Date.now()): string {
  const minutes = Math.round((new Date(iso).getTime() - now) / 60_000)
  if (minutes > -1) return relative.format(0, 'second')
  if (minutes > -60) return relative.format(minutes, 'minute')
  if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), 'hour')
  return relative.format(Math.round(minutes / 60 / 24), 'day')
}

/** A length as mm:ss. @param seconds 0 or more */
export function formatDuration(seconds: number): string {
  const rounded = Math.round(seconds)
  return `${twoDigits.format(Math.floor(rounded / 60))}:${twoDigits.format(rounded % 60)}`
}

/** A number with its thousands grouped, e.g. '1,204'. */
export function formatNumber(value: number): string {
  return number.format(value)
}

const KILO = 1000

/**
 * A file size: '184 kB', '8.4 MB', '1.2 GB'. Decimal units, as phones and mobile plans count them; one decimal from 1 MB on.
 * Sizes below 1 kB are '1 kB'.
 * @param bytes 0 or more
 */
export function formatSize(bytes: number): string {
  const wholeKilobytes = Math.max(1, Math.round(bytes / KILO))
  if (wholeKilobytes < KILO) return kilobytes.format(wholeKilobytes)
  const inMegabytes = bytes / KILO ** 2
  // 999.95 MB and more would be rounded to '1000.0 MB'.
  return Math.round(inMegabytes * 10) / 10 < KILO ? megabytes.format(inMegabytes) : gigabytes.format(bytes / KILO ** 3)
}

function sizeFormat(unit: 'kilobyte' | 'megabyte' | 'gigabyte', decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  })
}

/** The forms of a word or sentence by the plural category of its number. Other languages may have more categories. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The form for a number: `plural(2, { one: 'file', other: 'files' })` is 'files'. */
export function plural(count: number, forms: PluralForms): string {
  return forms[plurals.select(count)] ?? forms.other
}

/** A number with its noun: '1 document', '1,204 documents'. */
export function formatCount(count: number, forms: PluralForms): string {
  return `${formatNumber(count)} ${plural(count, forms)}`
}

/** Orders texts alphabetically; for `sort`. */
export function compareTexts(one: string, other: string): number {
  return texts.compare(one, other)
}

/** Orders names that people choose: without regard to case and accents, and '2' before '10'; for `sort`. */
export function compareNames(one: string, other: string): number {
  return names.compare(one, other)
}

/** The name of a language, e.g. 'French'; the code itself when it has none. @param code two or three letters */
export function formatLanguage(code: string): string {
  return languages.of(code) ?? code
}
