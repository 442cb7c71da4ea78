import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { findLive } from '#content/server/live.ts'
import { emptyValue } from '#core/content-type.ts'
import { runExport, runImport } from '#features/packages/server/commands.ts'
import { materialSectionType } from '#features/pages/content-types.ts'
import { materialSections } from '#features/pages/server/public.ts'
import { createFile, createModule } from '#testing/builders.ts'
import { createTempFolder } from '#testing/files/store.ts'
import { createStaff } from '#testing/member.ts'
import { createSite, type TestSite } from '#testing/site.ts'
import { newItems, writeEntry } from '#testing/write-entry.ts'
import { moduleType } from '../content-types.ts'
import { modules } from './public.ts'

const site = await createSite()
const { db } = site.context.database

async function createSection(language: 'fr' | 'es', english_only = '') {
  const file = await createFile(site.context)
  const value = {
    ...emptyValue(materialSectionType.fields),
    ...{ name: 'Implants', language, english_only },
    files: newItems([{ title: 'Diapositives', details: '', file, url: '' }]),
  }
  return { file, entry: await db.transaction().execute((tx) => writeEntry(tx, materialSections, value)) }
}

/** A module that names a French and a Spanish section. */
async function createLinked() {
  const file = { section: 'handouts', title: 'A file', details: '', target: { fileId: await createFile(site.context) } }
  const module = await createModule(site.context, { name: 'Contraceptive implants', files: [file] })
  const [french, spanish] = [await createSection('fr', 'the session plan.'), await createSection('es')]
  const live = await findLive(db, moduleType, String(module.id))
  if (live === undefined) throw new Error('there is no module')
  const value = { ...live.value, french_section: french.entry, spanish_section: spanish.entry }
  await db.transaction().execute((tx) => writeEntry(tx, modules, value, { entry: String(module.id) }))
  return { module, french, spanish, value }
}

test('a module and the sections of the same subject lead to each other, and say which is older', async () => {
  const { module, french, spanish } = await createLinked()
  await db.updateTable('file').set({ created_at: '2026-01-05' }).where('id', '=', french.file).execute()
  const page = await site.get(`/api/training/module/${module.id}/whole/`)
  expect(page.body).toMatchObject({
    also_in: [
      {
        ...{ language: 'French', code: 'fr', name: 'Implants', page: `/materials-in-french#section-${french.entry}` },
        ...{ files_count: 1, links_count: 0, size: '1 kB', updated_at: '2026-01-05', is_older: true },
      },
      { language: 'Spanish', page: `/materials-in-spanish#section-${spanish.entry}`, is_older: false },
    ],
  })
  const { body } = await site.get('/api/content/french-materials/')
  expect(body).toMatchObject({
    results: [
      {
        languages: {
          ...{ updated_at: '2026-01-05', is_older: true, english_only: 'the session plan.' },
          also_in: [
            { language: 'English', code: 'en', page: `/training/${module.slug}`, files_count: 1 },
            { language: 'Spanish', code: 'es' },
          ],
        },
      },
    ],
  })
})

test('a section that readers do not see is not named, and a module without sections answers as before', async () => {
  const { module, french } = await createLinked()
  await db.transaction().execute(async (tx) => materialSections.remove?.(tx, french.entry))
  expect((await site.get(`/api/training/module/${module.id}/whole/`)).body).toMatchObject({
    also_in: [{ language: 'Spanish' }],
  })
  const plain = await createModule(site.context)
  expect((await site.get(`/api/training/module/${plain.id}/whole/`)).body).not.toHaveProperty('also_in')
})

test('the form of a module offers the sections of each language', async () => {
  const editor = await createStaff(site, 'editor')
  const { entry } = await createSection('es')
  const { id } = await createModule(site.context)
  const { body } = await editor.call('GET', `/api/editing/entries/module/${id}/`)
  const { choices } = body as { choices: Record<string, { value: string }[]> }
  expect(choices.spanish_sections?.map(({ value }) => value)).toContain(entry)
  expect(choices.french_sections?.map(({ value }) => value)).not.toContain(entry)
})

test('a package of a module brings its sections and the links to another site', async () => {
  const { module } = await createLinked()
  const folder = join(await createTempFolder(), 'package')
  const of = (context: TestSite['context']) => ({ context, features: FEATURES })
  await runExport({ path: folder, module: module.slug }, of(site.context), () => undefined)
  const other = await createSite()
  const lines: string[] = []
  const options = { path: folder, isTrial: false, overwrite: false }
  await runImport(options, of(other.context), (line) => lines.push(line))
  expect(lines.join('\n')).toContain('Module “Contraceptive implants”: new')
  expect((await other.get(`/api/training/module/${module.slug}/whole/`)).body).toMatchObject({
    also_in: [
      { code: 'fr', name: 'Implants' },
      { code: 'es', name: 'Implants' },
    ],
  })
  lines.length = 0
  await runImport(options, of(other.context), (line) => lines.push(line))
  expect(lines).toContain('Module “Contraceptive implants”: unchanged')
})
