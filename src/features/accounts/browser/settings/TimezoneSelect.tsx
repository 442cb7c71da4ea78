import { type ComponentProps, useEffect, useState } from 'react'
import { Select } from '#ui/form/Select.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageText } from '../../messages.ts'
import { accounts } from '../client.ts'
import { groupTimezones, nameOfTimezone } from '../components/timezone-names.ts'

const text = pageText.settings

type TimezoneSelectProps = Omit<ComponentProps<typeof Select>, 'label' | 'children' | 'defaultValue'> & { own: string }

/**
 * Timezones by part of the world; typing the first letters of a city finds it. The timezone of the device comes first and
 * is preselected for a member who has never chosen one.
 */
export function TimezoneSelect({ own, ...field }: TimezoneSelectProps) {
  const zones = useTimezones(own)
  const [device] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const isOther = device !== undefined && nameOfTimezone(device) !== nameOfTimezone(own)
  return (
    <Select
      {...field}
      label={text.timezone}
      help={text.timezoneHelp}
      defaultValue={isOther && own === 'UTC' ? device : own}
    >
      {isOther && (
        <optgroup label={text.timezoneOfDevice}>
          <option value={device}>{nameOfTimezone(device)}</option>
        </optgroup>
      )}
      {groupTimezones(zones).map(({ area, places }) => (
        <optgroup key={area} label={area}>
          {places.map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

/** The server's list; the member's timezone alone until the list has loaded, or if it can't. */
function useTimezones(own: string): readonly string[] {
  const [timezones, setTimezones] = useState<readonly string[]>([own])
  useEffect(() => {
    const controller = new AbortController()
    accounts.listTimezones(browserTransport(controller.signal)).then(
      ({ results }) => setTimezones(results),
      () => undefined,
    )
    return () => controller.abort()
  }, [])
  return timezones
}
