import type { StarterModule } from '#app/starter/content.ts'
import { listNames, readText } from '../content/source.ts'

const MODULES = 24
/** Modules about a method have twelve slides or more, the others eight. */
const METHODS = new Set([
  ...['combined-oral-contraceptives', 'progestin-only-pills', 'emergency-contraceptive-pills'],
  ...['progestin-only-injectables', 'contraceptive-implants', 'intrauterine-devices', 'female-sterilization'],
  ...['vasectomy', 'male-condoms', 'female-condoms', 'fertility-awareness-methods', 'lactational-amenorrhea-method'],
])
const SLIDES = { method: 12, other: 8 }
/** Cards to cut out are handouts too. */
const HANDOUTS = { least: 2, most: 6 }
const CATEGORIES = { least: 6, most: 7 }

/** What is missing in the list of modules. @param folders names of all their folders */
export function checkModuleList(folders: readonly string[], modules: readonly StarterModule[]): string[] {
  const used = new Set(modules.map(({ text }) => text.category))
  return [
    ...(folders.length < MODULES ? [`there are ${folders.length} modules, not ${MODULES}`] : []),
    ...(used.size < CATEGORIES.least || used.size > CATEGORIES.most ? [`there are ${used.size} categories`] : []),
  ]
}

/** What is missing in modules. @param categories names of those that there are */
export async function checkModules(
  modules: readonly StarterModule[],
  categories: readonly string[],
): Promise<string[]> {
  const known = new Set(categories)
  const strange = modules.filter(({ text }) => !known.has(text.category))
  return [
    ...strange.map(({ slug, text }) => `${slug}: there is no category ‘${text.category}’`),
    ...(await Promise.all(modules.map(checkModule))).flat(),
  ]
}

async function checkModule({ slug, text, documents, folder }: StarterModule): Promise<string[]> {
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
    text.videos.length === 0 || text.videos.filter(({ cover }) => cover).length === 1,
    'has videos, but not one with `cover: true`',
  )
  need(text.published <= text.updated, 'was updated before it was published')
  const tools = of('evaluation_tools').map(({ file }) => file.title.toLowerCase())
  need(
    tools.some((title) => /pre-test/.test(title)),
    'has no pre-test and post-test',
  )
  need(
    tools.some((title) => /case/.test(title)),
    'has no case studies',
  )
  return faults
}

/** Slides of the text, without those that are made for title and sources. */
async function countSlides(folder: string): Promise<number> {
  const decks = await Promise.all((await listNames(folder, '.md')).map((name) => readText(`${folder}/${name}`)))
  return decks.reduce((sum, deck) => sum + (deck.match(/^# /gm)?.length ?? 0), 0)
}
