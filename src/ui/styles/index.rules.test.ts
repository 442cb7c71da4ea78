import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../..')

test('sheets of the main sheet are not imported again: without their layer they would win over all others', () => {
  const main = readFileSync(join(import.meta.dirname, 'index.css'), 'utf8')
  const names = [...main.matchAll(/\/(\w+\.css)" layer/g)].map(([, name]) => name ?? '')
  expect(names).toContain('FileBadge.css')
  const twice = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter((path) => {
    const source = readFileSync(join(SRC, path), 'utf8')
    return names.some((name) => new RegExp(`import '.*/${name}'`).test(source))
  })
  expect(twice).toEqual([])
})
