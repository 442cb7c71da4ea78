import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ERRORS } from '#core/errors.ts'
import { SETTING_NAMES } from '#platform/config/config.ts'
import { BACKED_UP, NOT_BACKED_UP } from './backup/tables.ts'
import { AREAS, SIDE_DOORS } from './feature-order.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))

interface Import {
  from: string
  to: string
  typeOnly: boolean
}

const IMPORTS: readonly Import[] = SOURCES.flatMap(importsOf)

function importsOf(path: string): Import[] {
  const source = readFileSync(join(ROOT, path), 'utf8')
  const statements = source.matchAll(
    /(?:^|\n)(?:import|export)\s+(type\s)?[^'"\n]*?(?:\{[^}]*\}[^'"\n]*?)?from\s+'([^']+)'/g,
  )
  const dynamic = source.matchAll(/(typeof )?import\('([^']+)'\)/g)
  return [...statements, ...dynamic].flatMap(([, typeOnly, specifier = '']) => {
    const to = resolved(path, specifier)
    return to === undefined ? [] : [{ from: path, to, typeOnly: typeOnly !== undefined }]
  })
}

/** The path of a file of ours, or undefined for a package. */
function resolved(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#starter/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : undefined
}

function offences(from: RegExp, to: RegExp, { typesToo = true } = {}) {
  return IMPORTS.filter((each) => from.test(each.from) && to.test(each.to) && (typesToo || !each.typeOnly)).map(
    (each) => `${each.from} imports ${each.to}`,
  )
}

const LINE: readonly string[] = AREAS
const areaOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]

test('imports are found at all', () => {
  expect(IMPORTS.length).toBeGreaterThan(100)
})

test('the core stands alone: both sides use it', () => {
  expect(offences(/^src\/core\//, /^src\/(server|ui|features|site)\//)).toEqual([])
})

test('the ground floors know the core only', () => {
  expect(offences(/^src\/(server|ui)\//, /^src\/(features|site)\//)).toEqual([])
  expect(offences(/^src\/server\//, /^src\/ui\//)).toEqual([])
  expect(offences(/^src\/ui\//, /^src\/server\//)).toEqual([])
})

test('areas do not know the roof: they register, and the roof hands over', () => {
  expect(offences(/^src\/features\//, /^src\/site\//)).toEqual([])
})

test('pages run in the browser: they reach the server by the API', () => {
  expect(offences(/\/(pages|parts)\//, /^src\/server\//, { typesToo: false })).toEqual([])
  expect(
    offences(/\/(pages|parts)\/|^src\/ui\/|^src\/site\/shell\//, /\/(contract|queries|actions|routes)\.ts$/, {
      typesToo: false,
    }),
  ).toEqual([])
})

test('pages use nothing that phones without updates lack; newer calls of the language do not compile there', () => {
  const inBrowsers = SOURCES.filter((path) =>
    /^src\/(core|ui)\/|\/(pages|parts|session|shelf|posting|commenting)\//.test(path),
  )
  const newer = /\bURL\.(parse|canParse)\(|AbortSignal\.(any|timeout)\(/
  expect(inBrowsers.filter((path) => newer.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

test('every folder of features is an area with its place in the line', () => {
  const folders = new Set(SOURCES.map(areaOf).filter((area) => area !== undefined))
  expect([...folders].sort()).toEqual([...AREAS].sort())
})

test('an area uses only those to its left, and only by their side doors', () => {
  const wrong = IMPORTS.flatMap(({ from, to }) => {
    const place = LINE.indexOf(areaOf(from) ?? '')
    const other = LINE.indexOf(areaOf(to) ?? '')
    if (place === -1 || other === -1 || place === other) return []
    if (other > place) return [`${from} imports ${to}, which is to its right`]
    return SIDE_DOORS.test(to) ? [] : [`${from} imports ${to}, which is not a side door`]
  })
  expect(wrong).toEqual([])
})

test('every setting of the server stands in .env.example', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8')
  expect(SETTING_NAMES.filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([])
})

test('every table is in the backup or left out on purpose', () => {
  const schema = readFileSync(join(ROOT, 'src/platform/database/schema.ts'), 'utf8')
  const block = /export interface Tables \{([\s\S]*?)\n\}/.exec(schema)?.[1] ?? ''
  const tables = [...block.matchAll(/^ {2}([a-z_]+):/gm)].map((match) => match[1])
  expect([...BACKED_UP, ...NOT_BACKED_UP].toSorted()).toEqual(tables.toSorted())
})

test('docs/errors.md says each refusal as the code does', () => {
  const page = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8')
  const rows = Object.entries(ERRORS).map(([code, { status, detail }]) => `| \`${code}\` | ${status} | ${detail} |`)
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
})

test('no file is longer than 300 lines', () => {
  const files = globSync('{src,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}', { cwd: ROOT })
  const long = files.filter((path) => readFileSync(join(ROOT, path), 'utf8').split('\n').length > 301)
  expect(long).toEqual([])
})
