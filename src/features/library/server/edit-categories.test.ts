import { expect, test } from 'vitest'
import { createFile, createModule } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const editor = editorOf(await createStaff(site, 'editor'))
const categories = async () => {
  const { body } = await site.get('/api/training/modulecategory/')
  return Object(body).results.map(({ name }: { name: string }) => name)
}

test('an editor adds, renames and orders categories', async () => {
  const methods = await editor.add('module-category', { name: 'Methods' })
  const skills = await editor.add('module-category', { name: 'Skills' })
  await editor.change('module-category', methods.entry, { name: 'Family planning methods' })
  expect(await categories()).toEqual(['Family planning methods', 'Skills'])
  await editor.order('module-category', [skills.entry, methods.entry])
  expect(await categories()).toEqual(['Skills', 'Family planning methods'])
  const twice = await editor.create('module-category', { name: 'Skills' })
  expect(await editor.problems('module-category', twice.entry)).toEqual(['There is a category with this name already.'])
})

test('search finds a module under the new name of its category', async () => {
  const { categoryId } = await createModule(site.context, { name: 'Vasectomy', category: 'Permanent' })
  await editor.change('module-category', String(categoryId), { name: 'Permanent methods' })
  const { body } = await site.get('/api/training/module-resource/search/?keyword=vasectomy')
  expect(body).toMatchObject({ modules: [{ category: { name: 'Permanent methods' } }] })
})

test('search lists equal results in the order of categories and modules, also when an editor moves these', async () => {
  const modules: { id: number; categoryId: number }[] = []
  for (const [name, category] of [
    ['Sponge A', 'Barriers'],
    ['Sponge B', 'Barriers'],
    ['Sponge C', 'Others'],
  ] as const)
    modules.push(await createModule(site.context, { name, category }))
  const found = async () => {
    const { body } = await site.get('/api/training/module-resource/search/?keyword=sponge')
    return Object(body)
      .modules.map(({ name }: { name: string }) => name.slice(-1))
      .join('')
  }
  const ids = (key: 'id' | 'categoryId') => [...new Set(modules.map((each) => String(each[key])))].reverse()
  expect(await found()).toBe('ABC')
  await editor.order('module', ids('id'))
  expect(await found()).toBe('BAC')
  await editor.order('module-category', ids('categoryId'))
  expect(await found()).toBe('CBA')
})

test('a category with modules stays, and the editor sees why', async () => {
  const { categoryId } = await createModule(site.context, { category: 'In use' })
  const refused = await editor.act('module-category', String(categoryId), 'trash')
  expect(refused).toMatchObject({ status: 400 })
  expect(JSON.stringify(refused.body)).toContain('The category has modules. Move them to another category first.')
  const { entry } = await editor.add('module-category', { name: 'Empty' })
  expect(await editor.act('module-category', entry, 'trash')).toMatchObject({ status: 200 })
  expect(await categories()).not.toContain('Empty')
})

test('an editor changes the additional training tools', async () => {
  const file = await createFile(site.context, { name: 'Attendance.pdf' })
  const tool = { key: 'new-1', title: 'Attendance sheet', details: 'For each day', file }
  const { value } = await editor.change('training-tools', 'tools', { tools: [tool] })
  const listed = await site.get('/api/training/additional-training-tools/')
  const shown = { title: 'Attendance sheet', details: 'For each day', file: `/files/${file}/Attendance.pdf` }
  expect(listed.body).toMatchObject({ results: [shown] })
  const { id } = Object(listed.body).results[0]
  expect(value).toMatchObject({ tools: [{ key: String(id) }] })
})
