import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { FEATURES } from '#app/features.ts'
import { createModule, createPdf } from '#testing/builders.ts'
import { createZip } from '#testing/files/documents.ts'
import { createTempFolder } from '#testing/files/store.ts'
import { createStaff } from '#testing/member.ts'
import { sha256, writeModulePackage } from '#testing/module-package.ts'
import { createSite, type TestSite } from '#testing/site.ts'
import { PACKAGE_FILE } from '../module-package.ts'
import { runExport, runImport } from './commands.ts'

const Modules = z.object({ results: z.array(z.object({ id: z.int(), slug: z.string() }).loose()) })
const Files = z.object({ results: z.array(z.object({ id: z.int(), title: z.string() }).loose()) })

async function importInto(site: TestSite, path: string, option?: '--dry-run' | '--overwrite'): Promise<string[]> {
  const lines: string[] = []
  const options = { path, isTrial: option === '--dry-run', overwrite: option === '--overwrite' }
  await runImport(options, { context: site.context, features: FEATURES }, (line) => lines.push(line))
  return lines
}

async function handoutsOf(site: TestSite, module: number) {
  return Files.parse((await site.get(`/api/training/handout/?module=${module}`)).body).results
}

async function moduleOf(site: TestSite, slug = 'rings') {
  const { results } = Modules.parse((await site.get('/api/training/module/')).body)
  const module = results.find((each) => each.slug === slug)
  if (module === undefined) throw new Error(`There is no module ${slug}`)
  return module
}

test('a module moves to another site, and the second import changes nothing', async () => {
  const site = await createSite()
  const folder = await writeModulePackage()
  expect(await importInto(site, folder, '--dry-run')).toEqual([
    'Module category “Rings and patches”: new',
    'Module “Vaginal rings”: new, 2 new files',
    '2 to write, 0 left as they are. Nothing was written.',
  ])
  expect((await site.get('/api/training/module/')).body).toMatchObject({ count: 0 })

  expect(await importInto(site, folder)).toContain('Module “Vaginal rings”: new, 2 new files')
  const { id } = await moduleOf(site)
  expect(await site.get(`/api/training/module/${id}`)).toMatchObject({
    body: {
      name: 'Vaginal rings',
      category: { name: 'Rings and patches' },
      created_at: expect.stringMatching(/^2020/),
    },
  })
  const before = await handoutsOf(site, id)
  expect(before.map(({ title }) => title)).toEqual(['Plan', 'Card'])

  expect(await importInto(site, folder)).toContain('Module “Vaginal rings”: unchanged')
  expect(await handoutsOf(site, id)).toEqual(before)
})

test('a later package updates the same module: files keep their addresses, the former text stays among the versions', async () => {
  const site = await createSite()
  const editor = await createStaff(site, 'editor')
  await importInto(site, await writeModulePackage())
  const { id } = await moduleOf(site)
  const [plan, card] = await handoutsOf(site, id)

  const later = await writeModulePackage({ handouts: { card: 'Card 2', new: 'New', plan: 'Plan' } })
  expect(await importInto(site, later)).toContain('Module “Vaginal rings”: updated, 2 new files')
  const after = await handoutsOf(site, id)
  expect(after.map(({ id, title }) => [id, title])).toEqual([
    [card?.id, 'Card 2'],
    [expect.any(Number), 'New'],
    [plan?.id, 'Plan'],
  ])
  const versions = await editor.call('GET', `/api/editing/entries/module/${id}/versions/`)
  expect(versions.body).toMatchObject({ results: [{ note: 'Imported from https://other.example.org.' }, {}] })
})

test('what editors have changed or taken off stays as it is, unless the import says so', async () => {
  const site = await createSite()
  const editor = await createStaff(site, 'editor')
  const folder = await writeModulePackage()
  await importInto(site, folder)
  const { id } = await moduleOf(site)
  const at = `/api/editing/entries/module/${id}/`
  const { body } = await editor.call('GET', at)
  const value = z.object({ value: z.record(z.string(), z.unknown()) }).parse(body).value
  await editor.call('PUT', `${at}draft/`, { body: { revision: 0, version: 1, value: { ...value, name: 'Our rings' } } })

  const later = await writeModulePackage({ purpose: '<p>New.</p>' })
  const skipped = 'Module “Vaginal rings”: skipped: it was changed on this site (--overwrite replaces it)'
  const drafted = 'Module “Vaginal rings”: skipped: an editor has a draft of it'
  expect(await importInto(site, later, '--overwrite')).toContain(drafted)
  await editor.call('POST', `${at}publish/`, { body: { revision: 1, note: '' } })
  expect(await importInto(site, later)).toContain(skipped)
  expect(await moduleOf(site)).toMatchObject({ name: 'Our rings' })

  expect(await importInto(site, later, '--overwrite')).toContain('Module “Vaginal rings”: updated')
  expect(await site.get(`/api/training/module/${id}`)).toMatchObject({
    body: { name: 'Vaginal rings', purpose: '<p>New.</p>' },
  })

  await editor.call('POST', `${at}unpublish/`)
  expect(await importInto(site, later)).toContain('Module “Vaginal rings”: skipped: it was taken off this site')
  expect((await site.get('/api/training/module/')).body).toMatchObject({ count: 0 })
})

test('a package with a fault writes nothing, and every fault is named', async () => {
  const site = await createSite()
  const folder = await writeModulePackage({ slug: 'rings' })
  const file = join(folder, PACKAGE_FILE)
  const content = JSON.parse(readFileSync(file, 'utf8'))
  content.entries[1].value.name = ''
  content.entries[1].value.category = 'Nowhere'
  content.entries[1].value.files[0].file = 'files/missing.pdf'
  writeFileSync(file, JSON.stringify(content))
  writeFileSync(join(folder, 'files/Card.pdf'), createPdf('Other'))
  const error = await importInto(site, folder).catch(String)
  expect(error).toContain('Name is empty.')
  expect(error).toContain('category: there is no “Nowhere”')
  expect(error).toContain('the text names the file files/missing.pdf, which is not in “files”')
  expect(error).toContain('files/Card.pdf is damaged')
  expect((await site.get('/api/training/modulecategory/')).body).toMatchObject({ count: 0 })
})

test.each([
  ['a path that leaves the package', { 'files/../../x.pdf': {} }],
  ['a file with macros', undefined],
])('%s is refused', async (_, files) => {
  const site = await createSite()
  const folder = await writeModulePackage({ handouts: {} })
  const file = join(folder, PACKAGE_FILE)
  const content = JSON.parse(readFileSync(file, 'utf8'))
  const macros = createZip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
    'word/vbaProject.bin': 'x',
  })
  await mkdir(join(folder, 'files'), { recursive: true })
  await writeFile(join(folder, 'files/x.docx'), macros)
  const described = { name: 'x.docx', sha256: sha256(macros), size_bytes: macros.length, modified: '2026-01-01' }
  content.files = files ?? { 'files/x.docx': described }
  writeFileSync(file, JSON.stringify(content))
  await expect(importInto(site, folder)).rejects.toThrow(/x\.pdf|x\.docx/)
})

test('a script in a text does not arrive', async () => {
  const site = await createSite()
  await importInto(site, await writeModulePackage({ purpose: '<p onclick="x()">Hi</p><script>alert(1)</script>' }))
  expect(await site.get('/api/training/module/rings')).toMatchObject({ body: { purpose: '<p>Hi</p>' } })
})

test('an export and an import into an empty site give the same values and files', async () => {
  const site = await createSite()
  await importInto(site, await writeModulePackage({ category: 'Vivre: à deux' }))
  await createModule(site.context, { slug: 'arabic', name: 'حلقات', files: [] })
  const folder = join(await createTempFolder(), 'out')
  const lines: string[] = []
  await runExport({ path: folder, module: undefined }, { context: site.context, features: FEATURES }, (line) =>
    lines.push(line),
  )
  expect(lines).toEqual(['Exported 3 packages with 2 files.'])

  const other = await createSite()
  await importInto(other, folder)
  for (const slug of ['rings', 'arabic']) {
    const [a, b] = [await moduleOf(site, slug), await moduleOf(other, slug)]
    expect(withoutIds(await moduleValue(other, b.id))).toEqual(withoutIds(await moduleValue(site, a.id)))
    const [from, to] = [await handoutsOf(site, a.id), await handoutsOf(other, b.id)]
    for (const [index, file] of from.entries()) {
      const bytes = async (each: TestSite, url: unknown) => (await each.app.inject(String(url))).rawPayload
      expect(sha256(await bytes(other, to[index]?.file))).toBe(sha256(await bytes(site, file.file)))
    }
  }
  const exported = readdirSync(folder).map((name) => [
    name,
    JSON.parse(readFileSync(join(folder, name, PACKAGE_FILE), 'utf8')),
  ])
  expect(Object.fromEntries(exported).rings).toMatchObject({ licence: 'CC BY 4.0', guidance: 'WHO, 2022' })
})

async function moduleValue(site: TestSite, id: number): Promise<unknown> {
  const calls = ['learningobjective', 'handout', 'videos']
  const lists = await Promise.all(calls.map((call) => site.get(`/api/training/${call}/?module=${id}`)))
  return [(await site.get(`/api/training/module/${id}`)).body, ...lists.map(({ body }) => body)]
}

function withoutIds(value: unknown): unknown {
  const CHANGING = new Set([
    'id',
    'module',
    'file',
    'preview_file',
    'url',
    'picture',
    'thumbnail',
    'first_page',
    'download',
  ])
  return JSON.parse(JSON.stringify(value), (name, part) => (CHANGING.has(name) ? undefined : part))
}

test('one module is exported alone, and a ZIP of it is imported', async () => {
  const site = await createSite()
  await importInto(site, await writeModulePackage())
  const folder = join(await createTempFolder(), 'out')
  await runExport({ path: folder, module: 'rings' }, { context: site.context, features: FEATURES }, () => undefined)
  expect(readdirSync(folder)).toEqual(['rings'])
  const parts = Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  )
  const zip = join(dirname(folder), 'rings.zip')
  writeFileSync(zip, createZip(parts))
  const other = await createSite()
  expect(await importInto(other, zip)).toContain('Module “Vaginal rings”: new, 2 new files')
  await expect(
    runExport({ path: folder, module: 'nothing' }, { context: site.context, features: FEATURES }, () => undefined),
  ).rejects.toThrow('is not empty')
})
