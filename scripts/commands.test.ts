import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { COMMANDS, type CommandName, commandOf } from './commands.ts'
import { parseInput, UsageError } from './run-command.ts'

const Package = z.object({ scripts: z.record(z.string(), z.string()) })
const { scripts } = Package.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')))
const isName = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)
const NAMES = Object.keys(COMMANDS).filter(isName)
/** Those that read their own words have tests of their own. */
const LISTED = NAMES.filter((name) => !commandOf(name).isParsedByCommand)

test('every command of package.json is in the list, and its script runs as the list says', () => {
  const started = Object.values(scripts).map((script) => /scripts\/run\.mjs (\S+)/.exec(script)?.[1])
  expect([...new Set(started)].toSorted()).toEqual(NAMES.toSorted())
  for (const name of NAMES) {
    const source = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')
    expect(source).toContain(`await runCommand('${name}', `)
  }
})

test.each(LISTED)('%s knows --help and refuses what it does not accept', (name) => {
  const [fewest = 0, most = 0] = commandOf(name).words ?? []
  const enough = Array.from({ length: fewest }, () => 'word')
  expect(parseInput(name, enough)).toMatchObject({ words: enough })
  expect(parseInput(name, ['--help'])).toBeUndefined()
  expect(parseInput(name, [...enough, '-h'])).toBeUndefined()
  const wrong = [
    [...enough, '--unknown'],
    [...enough, '-x'],
    ['--', ...enough.slice(1), '--file'],
    ...(most < 10 ? [Array.from({ length: most + 1 }, () => 'word')] : []),
    ...(fewest > 0 ? [[]] : []),
  ]
  for (const args of wrong) expect(() => parseInput(name, args), args.join(' ')).toThrow(UsageError)
})
