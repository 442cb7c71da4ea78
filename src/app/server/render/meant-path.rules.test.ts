import { expect, test } from 'vitest'
import { meantPath } from './meant-path.ts'

test.each([
  ['/training/Contraceptive-Implants', '/training/contraceptive-implants'],
  ['/training/contraceptive-implants)', '/training/contraceptive-implants'],
  ['/training/contraceptive-implants%29.', '/training/contraceptive-implants'],
  ['/training/contraceptive-implants/sessions%E2%80%9D%2C', '/training/contraceptive-implants/sessions'],
  ['/training/contraceptive-implants%C2%BB', '/training/contraceptive-implants'],
  ['/training/contraceptive-implants%E2%80%8B', '/training/contraceptive-implants'],
  ['/training/Contraceptive%20implants', '/training/contraceptive-implants'],
  ['/community/discussions/%D8%AA%D8%AF%D8%B1%D9%8A%D8%A8!', '/community/discussions/%D8%AA%D8%AF%D8%B1%D9%8A%D8%A8'],
  ['/About/', '/about'],
  ['/)', '/'],
  ['/training/contraceptive-implants', undefined],
  ['/%ff)', undefined],
  ['/', undefined],
])('%s means %s', (path, meant) => {
  expect(meantPath(path)).toBe(meant)
})

test('the path of no page, because of its length, is not corrected', () => {
  expect(meantPath(`/training/${')'.repeat(15_000)}`)).toBeUndefined()
})

test.each(['/%5Cevil.example)', '/.//evil.example)', '/%2F/evil.example.', '/%09/evil.example)'])(
  '%s leads to no other site',
  (path) => {
    expect(new URL(meantPath(path) ?? '/', 'https://trp.example').host).toBe('trp.example')
  },
)
