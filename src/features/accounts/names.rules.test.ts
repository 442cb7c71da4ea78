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
])('%j becomes %j', (typed, kept) => {
  expect(plainText(typed)).toBe(kept)
})

test.each(['Moderator', 'TRP Team', 'the ADMIN', 'Ádmin', 'Site-Administrator'])('%s is kept for the site', (name) => {
  expect(isReserved(name)).toBe(true)
})

test.each(['Amina', 'Trpimir', 'Adminah', 'Rooth', 'Staff Sergeant'])('%s is free', (name) => {
  expect(isReserved(name)).toBe(false)
})

test.each([
  ['http://evil.example/', true],
  ['WWW.evil.example', true],
  ['me@example.org', true],
  ['Dr. Amina', false],
])('%j holds a link: %s', (name, isLink) => {
  expect(hasLink(name)).toBe(isLink)
})
