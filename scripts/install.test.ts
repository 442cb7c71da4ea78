import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..')
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ hasInstallScript: z.boolean().optional(), gypfile: z.boolean().optional() }),
  ),
})
const Package = z.object({ allowScripts: z.record(z.string(), z.boolean()) })
const lock = Lock.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
const { allowScripts } = Package.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
const packages = Object.entries(lock.packages)

test('no package compiles C++ when it is installed', () => {
  const compiled = packages.filter(
    ([folder, { gypfile }]) => gypfile !== false && existsSync(join(ROOT, folder, 'binding.gyp')),
  )
  const message =
    'npm runs node-gyp for a package with a binding.gyp, which fails without Python and a compiler. If the package ' +
    'brings binaries, put "gypfile": false into its entry in package-lock.json: npm drops that line silently.'
  expect(
    compiled.map(([folder]) => folder),
    message,
  ).toEqual([])
  expect(packages.filter(([, { gypfile }]) => gypfile === false).map(([folder]) => folder)).toContain(
    'node_modules/better-sqlite3',
  )
})

test('only packages of allowScripts run a script when they are installed', () => {
  const withScript = packages.filter(([, { hasInstallScript = false }]) => hasInstallScript)
  const names = withScript.map(([folder]) => folder.replace(/^.*node_modules\//, ''))
  expect(names.filter((name) => allowScripts[name] !== true)).toEqual([])
})
