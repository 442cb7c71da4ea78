import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ERRORS } from '#core/errors.ts'
import { errorText } from '#core/messages.ts'
import { SETTING_NAMES } from '#platform/config/config.ts'
import { REFUSALS } from '#platform/files/messages.ts'
import { validationText } from '#platform/http/messages.ts'
import { BACKED_UP, FEATURES, NOT_BACKED_UP } from './features.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
const PRODUCT = SOURCES.filter((path) => !/\.test\.tsx?$/.test(path))

interface Import {
  from: string
  to: string
  typeOnly: boolean
}

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

/** The path of a file of this project, or undefined for a package. */
function resolved(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#testing/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : undefined
}

const IMPORTS: readonly Import[] = PRODUCT.flatMap(importsOf)

function offences(from: RegExp, to: RegExp, { typesToo = true } = {}) {
  return IMPORTS.filter((each) => from.test(each.from) && to.test(each.to) && (typesToo || !each.typeOnly)).map(
    (each) => `${each.from} imports ${each.to}`,
  )
}

/** The files of a feature that others may import: its calls, messages, policy, rules, components, and what it offers on purpose. */
const PUBLIC_FILES =
  /\/(contract|content-types|paths|messages|policy|rules|target)\.ts$|\/server\/(public|tables|editable|missed-searches|bookmarkable|personal-data|searchable|recent-changes|related-discussions)\.ts$|\/browser\/(client\.ts$|public\.ts$|uploads\.ts$|components\/|session\/)/
/** The names of `src/features`. The platform and the content store are layers below them. */
const ORDER = FEATURES.map(({ name }) => name).filter((name) => name !== 'platform' && name !== 'content')
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]

test('imports are found at all', () => {
  expect(IMPORTS.length).toBeGreaterThan(1000)
})

test('core imports nothing of ours: both sides use it', () => {
  expect(offences(/^src\/core\//, /^src\/(?!core\/)/)).toEqual([])
})

test('platform and ui import core only', () => {
  expect(offences(/^src\/platform\//, /^src\/(?!core\/|platform\/)/)).toEqual([])
  expect(offences(/^src\/ui\//, /^src\/(?!core\/|ui\/)/)).toEqual([])
})

test('the content store imports core and platform only', () => {
  expect(offences(/^src\/content\//, /^src\/(?!core\/|platform\/|content\/)/)).toEqual([])
})

test('features do not import the app: they register, and the app passes on', () => {
  expect(offences(/^src\/features\//, /^src\/app\//)).toEqual([])
})

test('code for the browser reaches the server by the API alone', () => {
  const server = /^src\/platform\/|\/server\/|\/contract(\.ts$|\/)/
  expect(offences(/\/browser\/|^src\/(ui|core)\//, server, { typesToo: false })).toEqual([])
})

test('code for the browser uses no call that phones without updates lack', () => {
  const inBrowsers = PRODUCT.filter((path) => /^src\/(core|ui)\/|\/browser\//.test(path))
  const newer = /\bURL\.(parse|canParse)\(|AbortSignal\.(any|timeout)\(/
  expect(inBrowsers.filter((path) => newer.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

test('a failed style sheet of a lazy part reaches its handler', () => {
  // Vite wraps `import('…').then(…)` as a whole, so the handlers behind it do not see a style sheet that could not be loaded.
  const chained = /\bimport\('[^']+'\)\s*\.(then|catch)\(/
  const parts = PRODUCT.filter((path) => path.endsWith('.tsx') || /\/browser\/|^src\/ui\//.test(path))
  expect(parts.filter((path) => chained.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

test('no part of a page takes down the page when its code cannot be loaded', () => {
  const isLazy = (path: string) => /\blazy\(/.test(readFileSync(join(ROOT, path), 'utf8'))
  expect(PRODUCT.filter(isLazy)).toEqual(['src/ui/page/lazy-part.tsx'])
})

test('every feature is in the list of features', () => {
  const folders = new Set(PRODUCT.map(featureOf).filter((feature) => feature !== undefined))
  expect([...folders].sort()).toEqual([...ORDER].sort())
})

test('a feature imports earlier features only, and only their public files', () => {
  const wrong = IMPORTS.flatMap(({ from, to }) => {
    const position = ORDER.indexOf(featureOf(from) ?? '')
    const otherPosition = ORDER.indexOf(featureOf(to) ?? '')
    if (position === -1 || otherPosition === -1 || position === otherPosition) return []
    if (otherPosition > position) return [`${from} imports ${to}, which is a later feature`]
    return PUBLIC_FILES.test(to) ? [] : [`${from} imports ${to}, which is not a public file`]
  })
  expect(wrong).toEqual([])
})

test('the site runs without the starter content and what makes its documents', () => {
  expect(offences(/^src\//, /^(scripts|starter)\//)).toEqual([])
})

test('the site runs without the packages of the maker', () => {
  const ofMaker = /(?:from |import |import\()'(?:docx|fflate|fontkit|pdfkit|yaml)['/]/
  expect(PRODUCT.filter((path) => ofMaker.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

test('no imports form a cycle, types included', () => {
  const targets = Map.groupBy(IMPORTS, ({ from }) => from)
  const finished = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
    if (finished.has(path) || trail.includes(path)) return
    for (const { to } of targets.get(path) ?? []) visit(to, [...trail, path])
    finished.add(path)
  }
  for (const path of PRODUCT) visit(path, [])
  expect(cycles).toEqual([])
})

test('nothing but tests imports the support for tests', () => {
  expect(offences(/^src\//, /^testing\//)).toEqual([])
})

test('every setting of the server is in .env.example', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8')
  expect(SETTING_NAMES.filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([])
})

/** Each table with the folder of its owner. */
const TABLE_OWNERS = new Map(
  globSync('src/**/tables.ts', { cwd: ROOT }).flatMap((path) => {
    const block = /interface Tables \{([\s\S]*?)\n {2}\}/.exec(readFileSync(join(ROOT, path), 'utf8'))?.[1] ?? ''
    return [...block.matchAll(/^ {4}([a-z_]+):/gm)].map((match) => [match[1] ?? '', dirname(path)] as const)
  }),
)

test('a table is written only by its feature', () => {
  const wrong = PRODUCT.flatMap((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8')
    return [
      ...source.matchAll(
        /(?:insertInto|updateTable|deleteFrom|mergeInto|write(?:Items|Order|Row))\((?:tx, )?'([a-z_]+)'/g,
      ),
    ].flatMap(([, table = '']) => {
      const owner = TABLE_OWNERS.get(table)
      return owner === undefined || path.startsWith(`${owner}/`) ? [] : [`${path} writes ${table}, which ${owner} owns`]
    })
  })
  expect(wrong).toEqual([])
})

test('every table is in the backup or left out on purpose', () => {
  const tables = [...TABLE_OWNERS.keys()]
  expect([...BACKED_UP, ...NOT_BACKED_UP].toSorted()).toEqual(tables.toSorted())
})

test('docs/errors.md says each refusal as the code does', () => {
  const page = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8')
  const sentences = new Map<string, string>(Object.entries(errorText))
  const rows = Object.entries(ERRORS).map(([code, status]) => `| \`${code}\` | ${status} | ${sentences.get(code)} |`)
  expect(page.split('\n').filter((line) => /^\| `.+ \| \d{3} \|/.test(line))).toEqual(rows)
})

/** Codes of fields in calls of `fieldError`, `inputError` and `issue`, and in literal errors. */
const FIELD_CODES = /(?:\bfieldError\([\w']+, |\b(?:inputError|issue)\(|\{ code: )'([a-z_]+)'/g

test('docs/errors.md lists the code of each error in a field', () => {
  const page = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8').split('## Fields')[1] ?? ''
  const rows = [...page.matchAll(/^\| `([a-z_]+)`/gm)].map(([, code]) => code)
  const sources = PRODUCT.filter((path) => /^src\/(core\/rules|features|platform\/(http|files))/.test(path))
  const codes = sources.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(FIELD_CODES)].map(([, code]) => code),
  )
  expect(rows).toEqual([...new Set([...codes, ...Object.keys(validationText), ...Object.keys(REFUSALS)])].toSorted())
})

test('no file is longer than 300 lines', () => {
  const files = globSync('{src,testing,starter,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}', { cwd: ROOT })
  const long = files.filter((path) => readFileSync(join(ROOT, path), 'utf8').split('\n').length > 301)
  expect(long).toEqual([])
})
