import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/**
 * `CONTRIBUTING.md` shows bad examples; old decision records, the starter content and its diagrams have their own words, and
 * the drawings of editing give the sentences of its screens.
 */
const FILES = globSync('{src,testing,starter,e2e,scripts,bench,deploy}/**/*.{ts,tsx,mjs}', { cwd: ROOT }).filter(
  (path) =>
    !/language\.rules\.test\.ts$|^starter\/drawings\/subjects\/|features\/(?:editing|library\/browser\/files-table)\/messages\.ts$/.test(
      path,
    ),
)

/** Words of the project's early days, each with the standard term (`docs/glossary.md`). */
const RETIRED: Readonly<Record<string, string>> = {
  ground: 'context',
  grounds: 'contexts',
  openGround: 'openContext',
  AnswerCache: 'ResponseCache',
  drawer: 'cache tag',
  hearing: 'notification',
  miscount: 'wrong count',
  roof: 'app',
  'side door': 'public file',
  shelf: 'bookmarks',
  whoever: 'a sentence with a subject',
  anew: 'again',
  'goes on': 'continues',
  'is told': 'gets a message',
  'are told': 'get a message',
  'lets go of': 'closes, releases',
  'stands back': 'has low priority',
  'put aside': 'saved',
}

test('code and comments use the terms of the glossary', () => {
  const words = new RegExp(`\\b(?:${Object.keys(RETIRED).join('|')})\\b`, 'gi')
  const found = FILES.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(words)].map(
          ([word]) => `${path}:${index + 1} ${word} -> ${RETIRED[word] ?? RETIRED[word.toLowerCase()]}`,
        ),
      ),
  )
  expect(found).toEqual([])
})
