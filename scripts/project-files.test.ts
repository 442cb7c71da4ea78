import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { SETTING_NAMES } from '#platform/config/config.ts'
import { BROWSER_TESTS_OF_ALL } from '#testing/browser-tests-of-all.ts'
import { POSTGRES_TESTS } from '#testing/database/postgres-tests.ts'

const ROOT = join(import.meta.dirname, '..')
const Package = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.object({ node: z.string() }),
  workspaces: z.array(z.string()),
})
const Compose = z.object({ services: z.object({ site: z.object({ environment: z.record(z.string(), z.unknown()) }) }) })
const { scripts, dependencies, workspaces } = Package.parse(JSON.parse(read('package.json')))

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** The code blocks of CONTRIBUTING.md that have a file path. */
function examples(): { path: string; lines: string[] }[] {
  const blocks = read('CONTRIBUTING.md').matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, path = '', code = '']) => ({ path, lines: code.trimEnd().split('\n') }))
}

/** Finds lines that the file lacks. The order must be the same; the example may omit lines between them. */
function missingLines(path: string, lines: readonly string[]): string[] {
  const source = read(path).split('\n')
  let from = 0
  return lines.filter((line) => {
    const index = source.indexOf(line, from)
    if (index !== -1) from = index + 1
    return index === -1
  })
}

test('CONTRIBUTING.md has an example for each kind of change', () => {
  expect(examples().length).toBeGreaterThan(12)
})

test.each(examples())('the example of $path in CONTRIBUTING.md matches the file', ({ path, lines }) => {
  expect(missingLines(path, lines)).toEqual([])
})

test('npm commands in documents and workflows exist', () => {
  const files = globSync(['*.md', 'docs/*.md', '.github/**/*.{yml,md}', 'deploy/*'], { cwd: ROOT })
  const commands = files.flatMap((path) =>
    [...read(path).matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('the files that run on PostgreSQL exist', () => {
  const listed = [...POSTGRES_TESTS, ...BROWSER_TESTS_OF_ALL]
  expect(listed.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('.node-version has the version of the node package', () => {
  expect(read('.node-version').trim()).toBe(dependencies.node)
})

test('the image, the compose file and the service use settings that exist', () => {
  const { environment } = Compose.parse(parse(read('deploy/compose.yaml'))).services.site
  const service = [...read('deploy/trp.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
  const image = [...read('deploy/Dockerfile').matchAll(/\b([A-Z][A-Z_0-9]+)=/g)].map(([, name = '']) => name)
  const buildArguments = [...read('deploy/Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name = '']) => name)
  const known = new Set([...SETTING_NAMES, ...buildArguments, 'NODE_ENV', 'NODE_USE_SYSTEM_CA'])
  expect([...Object.keys(environment), ...service, ...image].filter((name) => !known.has(name))).toEqual([])
})

test('the image copies files that its build context has, and installs the packages of all workspaces', () => {
  const context = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name)
  const lines = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)]
  const copied = lines.flatMap(([, names = '']) => names.split(' '))
  const isInContext = (path: string) => context.some((name) => path === name || path.startsWith(`${name}/`))
  expect([...context, ...copied].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  expect(copied.filter((path) => path !== '.' && !isInContext(path))).toEqual([])
  expect(copied).toEqual(expect.arrayContaining(workspaces.map((workspace) => `${workspace}/package.json`)))
})
