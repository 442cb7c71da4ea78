import { formatUtcOffset } from '#core/format.ts'
import { offsetAt, timeOfWall, type WallTime } from '#core/zoned-time.ts'
import { nameOfTimezone } from '#features/accounts/browser/components/timezone-names.ts'
import { Field } from '#ui/form/Field.tsx'
import { publishText as text } from './messages.ts'

interface WhenFieldsProps {
  isLater: boolean
  onLater: (isLater: boolean) => void
  wall: WallTime
  onWall: (wall: WallTime) => void
  /** IANA name of the account's time zone. */
  zone: string
}

/** Now, or at a day and time in the time zone of the account. */
export function WhenFields({ isLater, onLater, wall, onWall, zone }: WhenFieldsProps) {
  const offset = formatUtcOffset(offsetAt(timeOfWall(wall, zone) ?? new Date(), zone))
  const place = zone === 'UTC' ? text.utc : nameOfTimezone(zone)
  return (
    <>
      <fieldset className="publish-when">
        <legend>{text.when}</legend>
        <label>
          <input type="radio" name="when" checked={!isLater} onChange={() => onLater(false)} /> {text.now}
        </label>
        <label>
          <input type="radio" name="when" checked={isLater} onChange={() => onLater(true)} /> {text.later}
        </label>
      </fieldset>
      {isLater && (
        <div className="publish-time">
          <Field
            label={text.day}
            type="date"
            value={wall.day}
            onChange={(event) => onWall({ ...wall, day: event.target.value })}
          />
          <Field
            label={text.time}
            type="time"
            value={wall.clock}
            onChange={(event) => onWall({ ...wall, clock: event.target.value })}
          />
          <small>{text.zone(place, offset)}</small>
        </div>
      )}
    </>
  )
}
