import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../..')
const PHYSICAL =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right)\b[\w-]*\s*:|(?:text-align|float|clear):\s*(?:left|right)/
const VALUE = String.raw`([^\s(]+(?:\([^()]*\))?)`
/** A shorthand with four values, e.g. `padding: 0 1rem 0 2rem`. */
const FOUR_SIDES = new RegExp(`(?<![\\w-])(?:margin|padding|inset): ${VALUE} ${VALUE} ${VALUE} ${VALUE};`)

/** Physical on purpose; a comment in each file says why. */
const ALLOWED = [
  'app/browser/shell/feedback.css',
  'features/accounts/browser/settings/photo-crop/PhotoCrop.css',
  'ui/rich-text/editor.css',
]

function isPhysical(line: string): boolean {
  const [, , right, , left] = FOUR_SIDES.exec(line) ?? []
  return PHYSICAL.test(line) || right !== left
}

test.each([
  ['margin-left: 1rem;', true],
  ['right: 0;', true],
  ['text-align: right;', true],
  ['padding: 0 1rem 0 2rem;', true],
  ['padding: 0 1rem 2rem 1rem;', false],
  ['margin-inline-start: 1rem;', false],
  ['inset-inline-end: 0;', false],
])('%s is physical: %s', (line, is) => {
  expect(isPhysical(line)).toBe(is)
})

test('style sheets use logical properties, so that pages can be written from right to left', () => {
  const sheets = globSync('**/*.css', { cwd: SRC })
  expect(sheets.length).toBeGreaterThan(50)
  const physical = sheets
    .filter((path) => !ALLOWED.includes(path))
    .flatMap((path) =>
      readFileSync(join(SRC, path), 'utf8')
        .split('\n')
        .filter(isPhysical)
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(physical).toEqual([])
})
