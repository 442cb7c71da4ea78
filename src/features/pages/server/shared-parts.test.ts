import { expect, test } from 'vitest'
import { createFile } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)
const image = await createFile(site.context, { name: 'blue.pdf' })

const FRENCH = '/api/content/colorguides/french-content/'
const color = (title: string, key = `new-${title}`) => ({ key, title, body: `${title} means this.`, image: null })
const link = (name: string, fields = {}) => ({ key: `new-${name}`, name, target: '', dialog_text: '', ...fields })
const links = async () => (await site.get('/api/content/platform-links/')).body

test('an editor writes a colour guide, which always exists, and its colours keep their ids', async () => {
  expect((await site.get(FRENCH)).status).toBe(404)
  const items = [{ ...color('Bleu'), image }, color('Rouge')]
  const { value } = await editor.change('color-guide', 'french-content', {
    title: 'Couleurs',
    body: '<p>Ici.</p>',
    items,
  })
  expect((await site.get(FRENCH)).body).toMatchObject({
    title: 'Couleurs',
    color_guide_items: [
      { title: 'Bleu', image: expect.stringContaining('/files/') },
      { title: 'Rouge', image: null },
    ],
  })
  const [blue, red] = [value.items].flat().map(Object)
  const next = await editor.change('color-guide', 'french-content', { ...value, items: [red, color('Vert'), blue] })
  expect(next.value.items).toMatchObject([{ key: red.key }, { title: 'Vert' }, { key: blue.key }])
})

test('there are three colour guides, and none can be added or removed', async () => {
  const listed = await staff.call('GET', '/api/editing/entries/?kind=color-guide')
  expect(listed.body).toMatchObject({ results: [{}, {}, {}] })
  expect(await editor.act('color-guide', 'french-content', 'trash')).toMatchObject({ status: 403 })
})

test('the links of the footer are public together, in their order, as links and dialogs', async () => {
  const value = {
    links: [link('Terms', { dialog_text: '<p>Be kind.</p>' }), link('WHO', { target: 'who.int' })],
  }
  const published = await editor.change('platform-links', 'all', value)
  expect(await links()).toMatchObject({
    results: [
      { link_name: 'Terms', link_type: 'MODAL', modal_header: 'Terms', modal_body: '<p>Be kind.</p>' },
      { link_name: 'WHO', link_type: 'LINK', link_target: 'https://who.int' },
    ],
  })
  const [terms, who] = [published.value.links].flat().map(Object)
  await editor.change('platform-links', 'all', { links: [who, terms] })
  expect(await links()).toMatchObject({ results: [{ id: Number(who.key) }, { id: Number(terms.key) }] })
  expect((await site.get('/api/content/shell/')).body).toHaveProperty('platform_links.0.link_name', 'WHO')
})

test.each(['/\\evil.example', 'http://a:b@evil.example', 'javascript:alert(1)', 'who'])(
  'a link to %s is not published',
  async (target) => {
    const saved = await editor.save('platform-links', 'all', { links: [link('Bad', { target })] })
    expect(saved).toMatchObject({ status: 200 })
    expect(await editor.publish('platform-links', 'all')).toMatchObject({ status: 400 })
  },
)

test('a link without an address and a text is not published', async () => {
  await editor.save('platform-links', 'all', { links: [link('Nothing')] })
  expect(JSON.stringify((await editor.publish('platform-links', 'all')).body)).toContain('Enter an address or a text')
})
