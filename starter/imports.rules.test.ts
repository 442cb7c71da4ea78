import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const STARTER = import.meta.dirname

/** Files of each file's imports, of types too, as paths relative to `starter/`. */
const imports = new Map(
  globSync('**/*.ts', { cwd: STARTER, exclude: ['node_modules'] }).map((file) => {
    const source = readFileSync(join(STARTER, file), 'utf8')
    const named = [...source.matchAll(/(?:\bfrom|\bimport\(?) ?'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) => path)
    return [file, [...new Set(named.map((path) => relative(STARTER, join(STARTER, dirname(file), path))))]]
  }),
)

/** Imports of the files below a folder that lead to none of the allowed folders and files. */
function importsOutside(folder: string, allowed: readonly string[]): string[] {
  return [...imports].flatMap(([file, targets]) =>
    file.startsWith(folder) && !file.endsWith('.test.ts')
      ? targets.filter((target) => !allowed.some((start) => target.startsWith(start))).map((to) => `${file} -> ${to}`)
      : [],
  )
}

/** A file that imports itself through others, with the way back to it. */
function findCircle(): string[] {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): string[] => {
    const start = way.indexOf(file)
    if (start !== -1) return [...way.slice(start), file]
    if (done.has(file)) return []
    done.add(file)
    for (const target of imports.get(file) ?? []) {
      const circle = visit(target, [...way, file])
      if (circle.length > 0) return circle
    }
    return []
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle.length > 0) return circle
  }
  return []
}

test('no file imports itself through others: a change would concern all files of the circle', () => {
  expect(imports.size).toBeGreaterThan(500)
  expect(findCircle()).toEqual([])
})

test('letters and lines know no drawings and no documents', () => {
  expect(importsOutside('type/', ['type/'])).toEqual([])
})

test('the kit of drawings knows what a diagram is, and neither the catalogue nor a document', () => {
  expect(importsOutside('drawings/kit/', ['drawings/kit/', 'drawings/diagram.ts', 'type/'])).toEqual([])
})

test('drawings import nothing of the maker', () => {
  expect(importsOutside('drawings/', ['drawings/', 'type/'])).toEqual([])
})

test('only the reader of texts and the checks know the catalogue of all drawings', () => {
  const readers = [...imports].flatMap(([file, targets]) => (targets.includes('drawings/catalogue.ts') ? [file] : []))
  expect(readers.filter((file) => !file.endsWith('.test.ts')).sort()).toEqual([
    'maker/check/check.ts',
    'maker/documents/text/pictures.ts',
  ])
})

test('of the site the starter content imports the schema of module packages alone', () => {
  const named = new Set([...imports.values()].flat().filter((target) => target.startsWith('..')))
  expect([...named]).toEqual(['../src/features/packages/module-package.ts'])
})
