import { expect, test } from 'vitest'
import { mentionedIn } from './server/actions/mentions.ts'

const AMINA = { id: 1, name: 'Amina Nakato' }
const NAMESAKE = { id: 2, name: 'Amina Nakato' }
const AMINA_OKELLO = { id: 3, name: 'Amina Nakato Okello' }
const RENE = { id: 4, name: 'René d’Arc' }
const KOFI = { id: 5, name: 'Kofi (Jr.) Ba' }
const BENGALI = { id: 6, name: 'আমিনা বেগম' }

test.each([
  ['@Amina Nakato thank you', [1]],
  ['@amina nakato, thank you', [1]],
  ['@AMINA NAKATO', [1]],
  ['Thank you (@Amina Nakato)!', [1]],
  ['@Amina Nakato’s question', [1]],
  ['Thank you @Amina Nakato.\nSee you', [1]],
  ['@Amina Nakatosi is somebody else', []],
  ['@Amina Nakató is somebody else', []],
  ['@Amina Nakato2 is somebody else', []],
  ['@Amina is not the whole name', []],
  ['Amina Nakato without the sign', []],
  ['@ Amina Nakato', []],
  ['@Amina Nakatosi and then @Amina Nakato', [1]],
  ['@RENÉ D’ARC', [4]],
  ['@Kofi (Jr.) Ba', [5]],
  ['@আমিনা বেগম, ধন্যবাদ', [6]],
  ['@Nobody Here', []],
])('%j mentions %j', (text, named) => expect(mentionedIn(text, [AMINA, RENE, KOFI, BENGALI])).toEqual(named))

test('a long name does not mention a member whose name is its beginning', () => {
  const both = [AMINA, AMINA_OKELLO]
  expect(mentionedIn('@Amina Nakato Okello thank you', both)).toEqual([3])
  expect(mentionedIn('@Amina Nakato thank you', both)).toEqual([1])
  expect(mentionedIn('@Amina Nakato Okello and @Amina Nakato', both)).toEqual([1, 3])
})

test('a name that two members share mentions both', () => {
  expect(mentionedIn('@Amina Nakato hello', [AMINA, NAMESAKE])).toEqual([1, 2])
})

test('a member who is named twice is mentioned once', () => {
  expect(mentionedIn('@Amina Nakato @Amina Nakato', [AMINA])).toEqual([1])
})
