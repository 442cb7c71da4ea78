import { expect, test } from 'vitest'
import { hasLink, isReserved, plainText } from './names.ts'

test.each([
  ['Ad\u200bmin', 'Admin'],
  ['\u202Emoc.elpmaxe', 'moc.elpmaxe'],
  ['\u2066Amina\u2069\uFEFF', 'Amina'],
  [`Z${'\u0308'.repeat(76)}oe`, `Z${'\u0308'.repeat(4)}oe`],
  ['Amina\u200d', 'Amina'],
  ['Nguyễn Thị Hồng', 'Nguyễn Thị Hồng'],
  ['क्\u200dष', 'क्\u200dष'],
  ["N'Guessan-Küçük", "N'Guessan-Küçük"],
])('the typed name %j is stored as %j', (typed, stored) => {
  expect(plainText(typed)).toBe(stored)
})

test.each(['Moderator', 'TRP Team', 'the ADMIN', 'Ádmin', 'Site-Administrator'])('the name %s is reserved', (name) => {
  expect(isReserved(name)).toBe(true)
})

test.each(['Amina', 'Trpimir', 'Adminah', 'Rooth', 'Staff Sergeant'])('the name %s is not reserved', (name) => {
  expect(isReserved(name)).toBe(false)
})

test.each([
  ['http://evil.example/', true],
  ['WWW.evil.example', true],
  ['me@example.org', true],
  ['Dr. Amina', false],
])('whether the name %j contains a link: %s', (name, isLink) => {
  expect(hasLink(name)).toBe(isLink)
})
