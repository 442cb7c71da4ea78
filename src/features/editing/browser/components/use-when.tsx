import { useState } from 'react'
import { formatUtcOffset } from '#core/format.ts'
import { offsetAt, timeOfWall, type WallTime, wallTimeAt } from '#core/zoned-time.ts'
import { nameOfTimezone } from '#features/accounts/browser/components/timezone-names.ts'
import { Field } from '#ui/form/Field.tsx'
import { whenText as text } from '../bar/messages.ts'
import '../bar/publish.css'

const DAY_MS = 24 * 60 * 60_000

interface WhenProps {
  /** IANA name of the time zone. */
  zone: string
  startsLater?: boolean
  /** The planned time; by default tomorrow. */
  planned?: string | null | undefined
  /** Offered for tomorrow. */
  clock: string
  /** After the name of the zone. */
  hint?: string
}

/** The question when something happens: now, or at a time in a time zone. `at` is undefined for now. */
export function useWhen({ zone, startsLater = false, planned, clock, hint = '' }: WhenProps) {
  const [isLater, setLater] = useState(startsLater)
  const [wall, setWall] = useState<WallTime>(() => {
    if (planned) return wallTimeAt(new Date(planned), zone)
    return { day: wallTimeAt(new Date(Date.now() + DAY_MS), zone).day, clock }
  })
  const at = isLater ? timeOfWall(wall, zone) : undefined
  const choice = (later: boolean, label: string) => (
    <label>
      <input type="radio" name="when" checked={isLater === later} onChange={() => setLater(later)} /> {label}
    </label>
  )
  const timeField = (name: keyof WallTime, type: string, label: string) => (
    <Field
      label={label}
      type={type}
      value={wall[name]}
      onChange={(event) => setWall({ ...wall, [name]: event.target.value })}
    />
  )
  const offset = formatUtcOffset(offsetAt(timeOfWall(wall, zone) ?? new Date(), zone))
  const fields = (
    <>
      <fieldset className="publish-when">
        <legend>{text.when}</legend>
        {choice(false, text.now)}
        {choice(true, text.later)}
      </fieldset>
      {isLater && (
        <div className="publish-time">
          {timeField('day', 'date', text.day)}
          {timeField('clock', 'time', text.time)}
          <small>
            {text.zone(zone === 'UTC' ? text.utc : nameOfTimezone(zone), offset)} {hint}
          </small>
        </div>
      )}
    </>
  )
  return { at, isPast: isLater && !(at && at > new Date()), fields }
}
