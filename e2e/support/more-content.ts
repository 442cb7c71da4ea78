import { emptyValue } from '#core/content-type.ts'
import { orNotFound } from '#core/errors.ts'
import { moduleType } from '#features/library/content-types.ts'
import { findModuleId, moduleCategories, modules } from '#features/library/server/public.ts'
import { materialSections, newsItems } from '#features/pages/server/public.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { openDatabase } from '#platform/database/database.ts'
import type { Tx } from '#platform/database/schema.ts'
import { insertFile } from '#platform/files/ingest.ts'
import { newItems, writeEntry } from '#testing/write-entry.ts'

/** Together with the news of the starter content, enough for three pages of the list. */
const NEWS = 12

/** Modules of a few Word files: those that tests of lists and searches name, and that no test reads closely. */
const MODULES = [
  { name: 'Healthy timing and spacing', category: 'Foundations', files: 2 },
  { name: 'Female condoms', category: 'Barrier and fertility awareness methods', files: 2 },
  { name: 'Family planning counselling', category: 'Counselling', files: 2 },
  { name: 'Infection prevention', category: 'Training skills', files: 2 },
  // more than two pages of search results
  { name: 'Contraceptive implants', category: 'Long-acting and permanent methods', files: 45 },
  { name: 'Vasectomy', category: 'Long-acting and permanent methods', files: 2 },
]
const MODULE_OF_VIDEO = 'male-condoms'

/** Content that browser tests need and the starter content lacks, or its sample. */
export async function addMoreContent(dataDir: string, { isSample }: { isSample: boolean }): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  await database.db.transaction().execute(async (tx) => {
    for (let month = 1; month <= NEWS; month += 1) await addNews(tx, month)
    if (isSample) await addModules(tx)
    await addVideo(tx)
    await recordChange(tx, 'library')
  })
  await database.close()
}

async function addNews(tx: Tx, month: number): Promise<void> {
  await writeEntry(tx, newsItems, {
    title: `News of month ${month}`,
    category: 'News',
    url: '',
    picture: null,
    picture_text: '',
    content: `<p>What happened in month ${month}.</p>`,
    date: `2025-${String(month).padStart(2, '0')}-01`,
  })
}

/** Adds modules, and a second section of the French materials. */
async function addModules(tx: Tx): Promise<void> {
  const { id: _, ...file } = await tx
    .selectFrom('file')
    .selectAll()
    .where('name', 'like', '%.docx')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  // A file of its own, because a search lists each file once.
  const copyFile = async (title: string) => {
    const copy = { ...file, name: `${title}.docx`, text: `${title}. For a test.` }
    return (await insertFile(tx, copy)).id
  }
  const categories = new Map((await moduleCategories.list(tx)).map(({ entry, title }) => [title, entry]))
  const frenchParts = []
  for (const title of ['Guide', 'Plan de séance', 'Test']) {
    frenchParts.push({ title, details: 'Pour un test.', file: await copyFile(title), url: '' })
  }
  const section = await writeEntry(tx, materialSections, {
    name: 'Implants contraceptifs',
    language: 'fr',
    english_only: 'the session plan',
    files: newItems(frenchParts),
    videos: [],
  })
  for (const { name, category, files } of MODULES) {
    const entry = categories.get(category) ?? (await writeEntry(tx, moduleCategories, { name: category }))
    categories.set(category, entry)
    const none = {
      ...emptyValue(moduleType.fields.files.fields),
      section: 'module_session_plan',
      details: 'For a test.',
    }
    const parts = []
    for (let part = 1; part <= files; part += 1) {
      const title = `${name}, part ${part}`
      parts.push({ ...none, title, file: await copyFile(title) })
    }
    await writeEntry(tx, modules, {
      ...emptyValue(moduleType.fields),
      slug: name.toLowerCase().replaceAll(' ', '-'),
      name,
      description: `What a trainer needs for ${name.toLowerCase()}.`,
      category: entry,
      language: 'en',
      french_section: name === 'Contraceptive implants' ? section : '',
      purpose: '<p>To train.</p>',
      objectives: newItems([{ title: 'Explain how it works', details: '' }]),
      files: newItems(parts),
    })
  }
}

async function addVideo(tx: Tx): Promise<void> {
  const entry = orNotFound(await findModuleId(tx, MODULE_OF_VIDEO)).toString()
  const module = orNotFound(await modules.read(tx, entry))
  const videos = newItems([
    { title: 'Sample video', url: 'https://vimeo.com/1084537', duration: '9:56', is_cover: true },
  ])
  await writeEntry(tx, modules, { ...module, videos }, { entry })
}
