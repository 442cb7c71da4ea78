import type { StarterModule } from './content.ts'
import { type DocumentDefaults, makeFile, makeFiles } from './files.ts'
import { readGuidance } from './guidance.ts'
import { htmlOf, listNames, readText, readYaml, withoutNumber } from './source.ts'
import { ModuleText } from './texts.ts'

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
  const documents: StarterModule['documents'] = []
  for (const [section, subfolder] of FOLDERS) {
    for (const name of await listNames(`${path}/${subfolder}`, '.md')) {
      const files = await makeFiles(`${path}/${subfolder}/${name}`, defaults)
      documents.push(...files.map((file) => ({ section, file })))
    }
  }
  return {
    folder,
    slug: withoutNumber(folder),
    text,
    purpose: await htmlOf(await readText(`${path}/purpose.md`)),
    guide: await htmlOf(await readText(guidePath)),
    guideDocument: await makeFile(guidePath, defaults),
    documents,
  }
}
