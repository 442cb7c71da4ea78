import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { SETTING_NAMES } from '#platform/config/config.ts'

const ROOT = join(import.meta.dirname, '..')
const Package = z.object({ scripts: z.record(z.string(), z.string()), dependencies: z.object({ node: z.string() }) })
const Compose = z.object({ services: z.object({ site: z.object({ environment: z.record(z.string(), z.unknown()) }) }) })
const { scripts, dependencies } = Package.parse(JSON.parse(read('package.json')))

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** The code blocks of CONTRIBUTING.md that name a file. */
function examples(): { path: string; lines: string[] }[] {
  const blocks = read('CONTRIBUTING.md').matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, path = '', code = '']) => ({ path, lines: code.trimEnd().split('\n') }))
}

/** The lines that do not come in the file, in this order. Lines between them may be left out. */
function missing(path: string, lines: readonly string[]): string[] {
  const source = read(path).split('\n')
  let from = 0
  return lines.filter((line) => {
    const place = source.indexOf(line, from)
    if (place !== -1) from = place + 1
    return place === -1
  })
}

test('CONTRIBUTING.md has an example for each kind of change', () => {
  expect(examples().length).toBeGreaterThan(12)
})

test.each(examples())('CONTRIBUTING.md shows $path as it is', ({ path, lines }) => {
  expect(missing(path, lines)).toEqual([])
})

test('npm commands in documents and workflows exist', () => {
  const files = globSync(['*.md', 'docs/*.md', '.github/**/*.{yml,md}', 'deploy/*'], { cwd: ROOT })
  const named = files.flatMap((path) =>
    [...read(path).matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('.node-version names the Node that the packages bring', () => {
  expect(read('.node-version').trim()).toBe(dependencies.node)
})

test('the image, the compose file and the service use settings that exist', () => {
  const { environment } = Compose.parse(parse(read('deploy/compose.yaml'))).services.site
  const service = [...read('deploy/trp.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
  const image = [...read('deploy/Dockerfile').matchAll(/\b([A-Z][A-Z_0-9]+)=/g)].map(([, name = '']) => name)
  const known = new Set([...SETTING_NAMES, 'NODE_ENV', 'NODE_OPTIONS', 'NPM_CONFIG_CACHE'])
  expect([...Object.keys(environment), ...service, ...image].filter((name) => !known.has(name))).toEqual([])
})
