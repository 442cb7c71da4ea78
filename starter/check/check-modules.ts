import type { PreparedModule } from '../load/modules.ts'
import { listNames, readText } from '../load/source.ts'

const MODULES = 24
/** Modules about a method have twelve slides or more, the others eight. */
const METHODS = new Set([
  ...['combined-oral-contraceptives', 'progestin-only-pills', 'emergency-contraceptive-pills'],
  ...['progestin-only-injectables', 'contraceptive-implants', 'intrauterine-devices', 'female-sterilization'],
  ...['vasectomy', 'male-condoms', 'female-condoms', 'fertility-awareness-methods', 'lactational-amenorrhea-method'],
])
const SLIDES = { method: 12, other: 8 }
const HANDOUTS = { least: 2, most: 3 }
const CATEGORIES = { least: 6, most: 7 }

/** What is missing in the modules. */
export async function checkModules(
  modules: readonly PreparedModule[],
  categories: readonly string[],
): Promise<string[]> {
  const known = new Set(categories)
  const strange = modules.filter(({ text }) => !known.has(text.category))
  const used = new Set(modules.map(({ text }) => text.category))
  return [
    ...(modules.length < MODULES ? [`there are ${modules.length} modules, not ${MODULES}`] : []),
    ...(used.size < CATEGORIES.least || used.size > CATEGORIES.most ? [`there are ${used.size} categories`] : []),
    ...strange.map(({ slug, text }) => `${slug}: there is no category ‘${text.category}’`),
    ...(await Promise.all(modules.map(checkModule))).flat(),
  ]
}

async function checkModule({ slug, text, documents, folder }: PreparedModule): Promise<string[]> {
  const faults: string[] = []
  const need = (isThere: boolean, what: string) => void (isThere || faults.push(`${slug}: ${what}`))
  const of = (section: string) => documents.filter((document) => document.section === section)
  const slides = await countSlides(`modules/${folder}/slides`)
  const least = METHODS.has(slug) ? SLIDES.method : SLIDES.other
  need(slides >= least, `has ${slides} slides, not ${least}`)
  need(of('module_session_plan').length > 0, 'has no session plan')
  const handouts = of('handouts').length
  need(handouts >= HANDOUTS.least && handouts <= HANDOUTS.most, `has ${handouts} handouts`)
  need(
    text.videos.every(({ title }) => title.startsWith('Example: ')),
    'has a video that is not marked as an example',
  )
  need(text.videos.filter(({ cover }) => cover).length === 1, 'needs one video with `cover: true`')
  need(text.published <= text.updated, 'was updated before it was published')
  const tools = of('evaluation_tools').map(({ prepared }) => prepared.title.toLowerCase())
  need(
    tools.some((title) => /pre-test/.test(title)),
    'has no pre-test and post-test',
  )
  need(
    tools.some((title) => /case/.test(title)),
    'has no case studies',
  )
  need(
    (await readText(`modules/${folder}/evaluation-tools/1-pre-and-post-test.md`)).includes('## Answer key'),
    'has a test without an answer key',
  )
  return faults
}

/** Slides of the text, without those that are made for title and sources. */
async function countSlides(folder: string): Promise<number> {
  const decks = await Promise.all((await listNames(folder, '.md')).map((name) => readText(`${folder}/${name}`)))
  return decks.reduce((sum, deck) => sum + (deck.match(/^# /gm)?.length ?? 0), 0)
}
