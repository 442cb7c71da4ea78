import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('partners have names and sites, in the order of the setting', () => {
  const { organisation } = readConfig({
    LED_BY: 'Ministry of Health, Kenya <https://health.go.ke/fp>',
    PARTNERS: ' School of Midwifery ; Association of Nurses <https://nurses.or.ke>;',
  })
  expect(organisation.ledBy).toEqual([{ name: 'Ministry of Health, Kenya', url: 'https://health.go.ke/fp' }])
  expect(organisation.partners).toEqual([
    { name: 'School of Midwifery', url: null },
    { name: 'Association of Nurses', url: 'https://nurses.or.ke' },
  ])
})

test.each([
  ['PARTNERS', 'School <http://school.or.ke>', "'http://school.or.ke' is no https address"],
  ['PARTNERS', 'School <javascript:alert(1)>', 'is no https address'],
  ['LED_BY', '<https://school.or.ke>', "write it as 'Name <https://address>; Name'"],
  ['LED_BY', 'School <https://school.or.ke', "write it as 'Name <https://address>; Name'"],
  ['CONTACT_EMAIL', 'call us', 'Invalid email address'],
])('%s=%s is refused at startup with the reason', (name, value, reason) => {
  expect(() => readConfig({ [name]: value })).toThrow(reason)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
