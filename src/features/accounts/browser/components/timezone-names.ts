import { compareTexts } from '#core/format.ts'

/** The list of JavaScript has old names for some places. */
const NEW_NAMES: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe Islands',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  'Ho Chi Minh': 'Ho Chi Minh City',
  Truk: 'Chuuk',
}

/** A readable name: 'Kampala', 'Salta (Argentina)', 'Kolkata'. A name without a place stays as it is. */
export function nameOfTimezone(zone: string): string {
  const [, ...places] = zone.split('/').map((part) => part.replaceAll('_', ' '))
  const [place = zone, country] = places.reverse()
  const name = NEW_NAMES[place] ?? place
  return country === undefined ? name : `${name} (${country})`
}

export interface TimezoneGroup {
  /** Part of the world. */
  area: string
  places: { zone: string; name: string }[]
}

const WORLD = 'World'

/** Timezones by part of the world, each in the order of the names. */
export function groupTimezones(zones: readonly string[]): TimezoneGroup[] {
  const byArea = new Map<string, TimezoneGroup['places']>()
  for (const zone of zones) {
    const area = zone.includes('/') ? (zone.split('/', 1)[0] ?? WORLD) : WORLD
    byArea.set(area, [...(byArea.get(area) ?? []), { zone, name: nameOfTimezone(zone) }])
  }
  return [...byArea].map(([area, places]) => ({
    area,
    places: places.sort((a, b) => compareTexts(a.name, b.name)),
  }))
}
