import { ModuleText, type StarterModule } from '../../../src/app/starter/content.ts'
import { type DocumentDefaults, makeFile, makeFiles } from './files.ts'
import { readGuidance } from './guidance.ts'
import { htmlOf, listNames, readText, readYaml, withoutNumber } from './source.ts'

/** The folders of a module's documents, with the section that lists them. */
const FOLDERS = [
  ['module_session_plan', 'session-plan'],
  ['presentation_slides', 'slides'],
  ['evaluation_tools', 'evaluation-tools'],
  ['handouts', 'handouts'],
] as const

/** Reads a module and makes its documents. @param folder relative to `starter/modules` */
export async function makeModule(folder: string): Promise<StarterModule> {
  const path = `modules/${folder}`
  const text = await readYaml(`${path}/module.yaml`, ModuleText)
  const defaults: DocumentDefaults = {
    context: text.name,
    cover: text.cover,
    language: 'en',
    updated: text.updated,
    guidance: await readGuidance(),
  }
  const guidePath = `${path}/facilitators-guide.md`
  // Together: the text of one file is extracted in a worker while the next is made.
  const documents = await Promise.all(
    FOLDERS.map(async ([section, subfolder]) => {
      const names = await listNames(`${path}/${subfolder}`, '.md')
      const files = await Promise.all(names.map((name) => makeFiles(`${path}/${subfolder}/${name}`, defaults)))
      return files.flat().map((file) => ({ section, file }))
    }),
  )
  return {
    folder,
    slug: withoutNumber(folder),
    text,
    purpose: await htmlOf(await readText(`${path}/purpose.md`)),
    guide: await htmlOf(await readText(guidePath)),
    guideDocument: await makeFile(guidePath, defaults),
    documents: documents.flat(),
  }
}
