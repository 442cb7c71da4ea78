import type { PeriodName } from '../views.ts'

/** Two ISO dates in UTC, both included. */
export interface Span {
  from: string
  until: string
}

export interface Period {
  /** Its days, also those that have not come yet. */
  whole: Span
  /** Its days until today. */
  counted: Span
  /** The same days of the period before. */
  before: Span
  /** Its days, weeks or months, each with the same days of the period before. */
  parts: readonly { counted: Span; before: Span; isRunning: boolean }[]
  /** A day of the period before; a day of the next one, or null when it has not begun. */
  earlier: string
  later: string | null
}

const DAY_MS = 24 * 60 * 60_000
const LENGTH = { '30-days': 30, '13-weeks': 91 } as const

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS))
}

/** The first day of a month, so many months later. */
function addMonths(day: string, months: number): string {
  const time = new Date(day)
  return dayOf(new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1)))
}

/** The same day of another year; Feb 29 becomes Feb 28. */
function addYears(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const rest = day.slice(4)
  return rest === '-02-29' && new Date(`${year}-02-29`).getUTCMonth() !== 1 ? `${year}-02-28` : `${year}${rest}`
}

/** @param at a day of the period; later days than today are today */
export function periodOf(name: PeriodName, at: string, today: string): Period {
  const day = at < today ? at : today
  const shift = (each: string, by: number) =>
    name === '12-months' ? addYears(each, by) : addDays(each, by * LENGTH[name])
  const starts = startsOf(name, day)
  const [from = day, end = day] = [starts.at(0), starts.at(-1)]
  const whole = { from, until: addDays(end, -1) }
  const counted = { from, until: whole.until < today ? whole.until : today }
  const parts = starts.slice(0, -1).flatMap((start, index) => {
    const last = addDays(starts[index + 1] ?? end, -1)
    if (start > today) return []
    const part = { from: start, until: last < today ? last : today }
    const before = { from: shift(part.from, -1), until: shift(part.until, -1) }
    return [{ counted: part, before, isRunning: today <= last }]
  })
  const next = shift(day, 1)
  return {
    whole,
    counted,
    before: { from: shift(from, -1), until: shift(counted.until, -1) },
    parts,
    earlier: addDays(from, -1),
    later: whole.until < today ? (next < today ? next : today) : null,
  }
}

/** The first day of each part of the period that has a day, and the first day after it. */
function startsOf(name: PeriodName, day: string): string[] {
  if (name === '12-months') return Array.from({ length: 13 }, (_, index) => addMonths(day, index - 11))
  if (name === '30-days') return Array.from({ length: 31 }, (_, index) => addDays(day, index - 29))
  const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
  return Array.from({ length: 14 }, (_, index) => addDays(monday, (index - 12) * 7))
}
