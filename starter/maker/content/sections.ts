import { SectionText, type StarterSection } from '../../../src/app/starter/content.ts'
import { makeFiles } from './files.ts'
import { readGuidance } from './guidance.ts'
import { listNames, readYaml } from './source.ts'

/** Date of the last change. */
const UPDATED = '2026-11-28'

/** Reads a section of the French or Spanish materials and makes its documents. @param position among its language's sections, from 0 */
export async function makeSection(
  language: StarterSection['language'],
  folder: string,
  position: number,
): Promise<StarterSection> {
  const path = `materials/${language}/${folder}`
  const text = await readYaml(`${path}/section.yaml`, SectionText)
  const defaults = {
    context: text.name,
    cover: text.cover,
    language,
    updated: UPDATED,
    guidance: await readGuidance(),
  }
  const names = await listNames(path, '.md')
  const documents = (await Promise.all(names.map((name) => makeFiles(`${path}/${name}`, defaults)))).flat()
  return { language, position, text, documents }
}
