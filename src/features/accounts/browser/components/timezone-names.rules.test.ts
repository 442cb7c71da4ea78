import { expect, test } from 'vitest'
import { TIMEZONES } from '../../server/timezones.ts'
import { groupTimezones, nameOfTimezone } from './timezone-names.ts'

test.each([
  ['Africa/Kampala', 'Kampala'],
  ['America/Port_of_Spain', 'Port of Spain'],
  ['America/Argentina/Salta', 'Salta (Argentina)'],
  ['Asia/Saigon', 'Ho Chi Minh City'],
  ['Asia/Kolkata', 'Kolkata'],
  ['Asia/Calcutta', 'Kolkata'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, name) => {
  expect(nameOfTimezone(zone)).toBe(name)
})

test('every timezone is listed once in its part of the world, in the order of names', () => {
  const groups = groupTimezones(TIMEZONES)
  expect(groups.flatMap(({ places }) => places.map(({ zone }) => zone)).sort()).toEqual([...TIMEZONES].sort())
  const africa = groups.find(({ area }) => area === 'Africa')?.places.map(({ name }) => name) ?? []
  expect(africa.slice(0, 3)).toEqual(['Abidjan', 'Accra', 'Addis Ababa'])
})
