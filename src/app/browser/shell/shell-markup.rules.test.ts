import { expect, test } from 'vitest'
import { shellMarkup } from './shell-markup.tsx'

const responses = (name: string) => ({
  notices: [],
  categories: [
    { id: 1, name: 'Methods', modules: [{ slug: 'implants', name }] },
    { id: 2, name: 'Counselling', modules: [] },
  ],
})

test('the footer has plain links to all modules, and an edited name appears immediately', () => {
  const { data } = shellMarkup(responses('Implants & <b>IUDs</b>'))
  expect(data.moduleLinks).toContain(
    '<summary>Methods <span>1</span></summary><ul><li><a dir="auto" href="/training/implants" data-navigate="">Implants &amp; &lt;b&gt;IUDs&lt;/b&gt;</a></li></ul>',
  )
  expect(shellMarkup(responses('Implants')).data.moduleLinks).toContain('>Implants</a>')
})

test('above 40 modules the footer links to their categories only', () => {
  const modules = Array.from({ length: 41 }, (_, at) => ({ slug: `module-${at}`, name: `Module ${at}` }))
  const { data } = shellMarkup({ notices: [], categories: [{ id: 7, name: 'Methods', modules }] })
  expect(data.moduleLinks).toContain('<a dir="auto" href="/training?category=7" data-navigate="">Methods</a>')
  expect(data.moduleLinks).not.toContain('Module 1')
})

test('the footer is rendered once for all pages', () => {
  const first = shellMarkup(responses('Implants'))
  expect(shellMarkup(responses('Implants'))).toBe(first)
})

test('an error page has a footer without links', () => {
  expect(shellMarkup({ categories: [], notices: [] }).data).toEqual({ moduleLinks: '', notices: [] })
})
