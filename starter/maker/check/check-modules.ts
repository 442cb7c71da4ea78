import { stat } from 'node:fs/promises'
import type { StarterModule } from '../content/content.ts'
import { listNames, readText } from '../content/source.ts'

const MODULES = 24
/** Modules about a method need at least twelve slides, others eight. */
const METHODS = new Set([
  ...['combined-oral-contraceptives', 'progestin-only-pills', 'emergency-contraceptive-pills'],
  ...['progestin-only-injectables', 'contraceptive-implants', 'intrauterine-devices', 'female-sterilization'],
  ...['vasectomy', 'male-condoms', 'female-condoms', 'fertility-awareness-methods', 'lactational-amenorrhea-method'],
])
const SLIDES = { method: 12, other: 8 }
/** Sets of cards count as handouts. */
const HANDOUTS = { min: 2, max: 10 }
const CATEGORIES = { min: 6, max: 7 }
/** All files together: trainers download the archive of a module on a phone. Decks are two thirds of it. */
const MAX_MODULE_BYTES = 3_000_000

/** Finds what is missing in the list of modules. @param folders names of all module folders */
export function checkModuleList(folders: readonly string[], modules: readonly StarterModule[]): string[] {
  const used = new Set(modules.map(({ text }) => text.category))
  return [
    ...(folders.length < MODULES ? [`there are ${folders.length} modules, not ${MODULES}`] : []),
    ...(used.size < CATEGORIES.min || used.size > CATEGORIES.max ? [`there are ${used.size} categories`] : []),
  ]
}

/** Finds what is missing in modules. @param categories names of all categories */
export async function checkModules(
  modules: readonly StarterModule[],
  categories: readonly string[],
): Promise<string[]> {
  const valid = new Set(categories)
  const uncategorized = modules.filter(({ text }) => !valid.has(text.category))
  return [
    ...uncategorized.map(({ slug, text }) => `${slug}: there is no category ‘${text.category}’`),
    ...(await Promise.all(modules.map(checkModule))).flat(),
  ]
}

async function checkModule({ slug, text, documents, folder, guideDocument }: StarterModule): Promise<string[]> {
  const faults: string[] = []
  const expect = (condition: boolean, what: string) => void (condition || faults.push(`${slug}: ${what}`))
  const documentsOf = (section: string) => documents.filter((document) => document.section === section)
  const slides = await countSlides(`modules/${folder}/slides`)
  const minSlides = METHODS.has(slug) ? SLIDES.method : SLIDES.other
  expect(slides >= minSlides, `has ${slides} slides, not ${minSlides}`)
  const bytes = await bytesOf([guideDocument, ...documents.map(({ file }) => file)])
  expect(bytes <= MAX_MODULE_BYTES, `has ${Math.ceil(bytes / 1000)} kB, more than ${MAX_MODULE_BYTES / 1000} kB`)
  expect(documentsOf('module_session_plan').length > 0, 'has no session plan')
  const handouts = documentsOf('handouts').length
  expect(handouts >= HANDOUTS.min && handouts <= HANDOUTS.max, `has ${handouts} handouts`)
  expect(
    text.videos.length === 0 || text.videos.filter(({ cover }) => cover).length === 1,
    'has videos, but not one with `cover: true`',
  )
  expect(text.published <= text.updated, 'was updated before it was published')
  const tools = documentsOf('evaluation_tools').map(({ file }) => file.title.toLowerCase())
  expect(
    tools.some((title) => /pre-test/.test(title)),
    'has no pre-test and post-test',
  )
  expect(
    tools.some((title) => /case/.test(title)),
    'has no case studies',
  )
  return faults
}

/** Counts the slides of the texts, without the generated title and source slides. */
async function countSlides(folder: string): Promise<number> {
  const decks = await Promise.all((await listNames(folder, '.md')).map((name) => readText(`${folder}/${name}`)))
  return decks.reduce((sum, deck) => sum + (deck.match(/^# /gm)?.length ?? 0), 0)
}

async function bytesOf(files: { path: string }[]): Promise<number> {
  const stats = await Promise.all(files.map(({ path }) => stat(path)))
  return stats.reduce((sum, { size }) => sum + size, 0)
}
