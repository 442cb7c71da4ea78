import { expect, test } from 'vitest'
import { shellMarkup } from './shell-markup.tsx'

const answers = (name: string) => ({
  categories: [
    { id: 1, name: 'Methods', modules: [{ slug: 'implants', name }] },
    { id: 2, name: 'Counselling', modules: [] },
  ],
})

test('all modules stand in the foot as plain links, and an edit shows at once', () => {
  const { data } = shellMarkup(answers('Implants & <b>IUDs</b>'))
  expect(data.moduleLinks).toContain(
    '<summary>Methods <span>1</span></summary><ul><li><a href="/training/implants" data-move="">Implants &amp; &lt;b&gt;IUDs&lt;/b&gt;</a></li></ul>',
  )
  expect(shellMarkup(answers('Implants')).data.moduleLinks).toContain('>Implants</a>')
})

test('it is made once for all pages', () => {
  const first = shellMarkup(answers('Implants'))
  expect(shellMarkup(answers('Implants'))).toBe(first)
})

test('a page that failed has a foot without links', () => {
  expect(shellMarkup({ categories: [] }).data).toEqual({ moduleLinks: '' })
})
