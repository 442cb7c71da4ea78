import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

function ask(names: StatementNames, sql: string, times: number): string | undefined {
  let name: string | undefined
  for (let time = 0; time < times; time++) name = names.nameOf(sql)
  return name
}

test('a statement gets its name when it has been asked for often, and keeps it; another has another', () => {
  const names = new StatementNames()
  expect(ask(names, 'select 1', 19)).toBeUndefined()
  const first = ask(names, 'select 1', 1)
  expect(first).toEqual(expect.any(String))
  expect(ask(names, 'select 1', 5)).toBe(first)
  expect(ask(names, 'select 2', 20)).not.toBe(first)
})

test('however many there are, only so many are kept, and those are the ones that come again', () => {
  const names = new StatementNames()
  for (let number = 0; number < 5000; number++) ask(names, `select ${number}`, 1)
  const named = Array.from({ length: 300 }, (_, number) => ask(names, `select 'often', ${number}`, 20))
  expect(new Set(named.slice(0, 200)).size).toBe(200)
  expect(named.slice(0, 200)).not.toContain(undefined)
  expect(new Set(named.slice(200))).toEqual(new Set([undefined]))
  expect(ask(names, `select 'often', 0`, 1)).toBe(named[0])
})
