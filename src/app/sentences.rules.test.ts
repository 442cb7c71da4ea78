import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Code for the browser, without messages, tests and names of places. */
const FILES = globSync(['src/**/*.tsx', 'src/ui/**/*.ts', 'src/**/browser/**/*.ts'], { cwd: ROOT }).filter(
  (path) => !/\/messages\.ts$|\.test\.tsx?$|\/timezone-names\.ts$/.test(path),
)

/** Text between tags: it starts after a tag or a value, and ends before a tag or a value. */
const JSX_TEXT = [
  /(?:(?<!=)>|\})\s*([^<>{}=;()]*[A-Za-z]{2}[^<>{}=;()]*)<\//g,
  /(?<!=)>\s*([A-Z(][^<>{}=;()]*[a-z)]\s*)[<{]/g,
]
/** Attributes and properties that people read, and quoted sentences. */
const QUOTED = [
  /\b(?:aria-label|label|title|placeholder|alt|help|busyLabel|message|name)(?:=|: )['"]([A-Z][^'"\n]*)['"]/g,
  /['"`]([A-Z][a-z]+[,:]? [^'"`\n]*)['"`]/g,
]
/** Comments, and messages of errors that nobody but a developer reads. */
const NOT_FOR_READERS = /^\s*(?:\/\*|\*|\/\/).*$|(?:new Error|super)\([^\n]*/gm

/** The name of the site, names of products, and a header. */
const ALLOWED = ['Training Resource Package', 'for Family Planning', 'WhatsApp', `Bearer \${token}`]

function literalsIn(path: string): string[] {
  const source = readFileSync(join(ROOT, path), 'utf8').replace(NOT_FOR_READERS, '')
  const patterns = path.endsWith('.tsx') ? [...JSX_TEXT, ...QUOTED] : QUOTED
  const literals = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, text = '']) => text.trim()))
  return [...new Set(literals)].filter((text) => !ALLOWED.includes(text)).map((text) => `${path}: ${text}`)
}

test('sentences that people read are in messages.ts', () => {
  expect(FILES.length).toBeGreaterThan(200)
  expect(FILES.flatMap(literalsIn)).toEqual([])
})
