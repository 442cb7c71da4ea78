/** A day and a time of day as clocks in a place show them, e.g. `2026-11-30` and `06:00`. */
export interface WallTime {
  day: string
  clock: string
}

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

/** What clocks in a time zone show. @param zone IANA name */
export function wallTimeAt(time: Date, zone: string): WallTime {
  const [day = '', clock = ''] = new Date(time.getTime() + offsetAt(time, zone) * MINUTE_MS).toISOString().split('T')
  return { day, clock: clock.slice(0, 5) }
}

/**
 * When clocks in a time zone show a day and time. Where clocks go forward over it, the time that is as much later; where
 * they show it twice, the first one.
 * @returns undefined if it is not a day and a time
 */
export function timeOfWall({ day, clock }: WallTime, zone: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(clock)) return undefined
  const wall = Date.parse(`${day}T${clock}:00Z`)
  if (Number.isNaN(wall)) return undefined
  // The offset changes at most once within two days.
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((at) => offsetAt(new Date(at), zone))
  const candidates = [before ?? 0, after ?? 0].map((offset) => new Date(wall - offset * MINUTE_MS))
  const shown = candidates.filter((time) => {
    const at = wallTimeAt(time, zone)
    return at.day === day && at.clock === clock
  })
  return [...shown].sort((one, other) => one.getTime() - other.getTime())[0] ?? candidates[0]
}

/** How far clocks in a time zone are ahead of UTC, in minutes. */
export function offsetAt(time: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return Math.round((wall - time.getTime()) / MINUTE_MS)
}
