import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { isSavable } from './savable.ts'

function paths(entries: readonly RouteConfigEntry[], before = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? before : `${before}/${path}`
    return [own || '/', ...paths(children, own)]
  })
}

test('pages of an account, discussions and searches are not saved; the library is', () => {
  const all = [...new Set(paths(routes))].map((path) => path.replaceAll(/:\w+/g, 'x'))
  const saved = all.filter(isSavable)
  expect(saved.filter((path) => /^\/(user|community|search|unsubscribe|offline)|discussions/.test(path))).toEqual([])
  expect(
    all.filter(
      (path) => /^\/(training|materials|getting-started\/|faq|about|news|$)/.test(path) && !saved.includes(path),
    ),
  ).toEqual(['/training/x/related-discussions'])
})

test('an address of another shape is not saved', () => {
  expect(['/training/x/sessions/y', '//evil.example', '/user/settings', '/training/../user'].filter(isSavable)).toEqual(
    [],
  )
})
