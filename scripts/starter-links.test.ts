import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../src/routes.ts'
import { PAGES } from '../starter/maker/check/check-links.ts'

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const full = path === undefined ? parent : `${parent}/${path}`
    return [full || '/', ...pathsOf(children, full)]
  })
}

test('the pages that the starter content may link to exist', () => {
  const paths = new Set(pathsOf([...routes]))
  expect(PAGES.filter((page) => !paths.has(page))).toEqual([])
})
