import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const FORMATTING = /\btoLocale\w+\(|\blocaleCompare\(|\bnew Intl\.|\b(count|length|points|pages) === 1 \? '/
/** Not for text: they look up time zones. */
const OTHER_USES = ['core/zoned-time.ts', 'features/accounts/server/timezones.ts']

test('dates, numbers, plurals and orders come from core/format.ts, so that a translation has one place to change', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter(
    (path) => !/\.test\.tsx?$/.test(path) && path !== 'core/format.ts' && !OTHER_USES.includes(path),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => FORMATTING.test(readFileSync(join(SRC, path), 'utf8')))).toEqual([])
})
