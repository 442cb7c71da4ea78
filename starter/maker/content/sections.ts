import type { StarterFile, StarterSection } from './content.ts'
import { makeFiles } from './files.ts'
import { readGuidance } from './guidance.ts'
import { listNames, readYaml } from './source.ts'
import { SectionText } from './texts.ts'

/** Date of the last change. */
const UPDATED = '2026-11-28'

/** Reads a section of the French or Spanish materials and makes its documents. @param folder relative to `starter/materials/LANGUAGE` */
export async function makeSection(language: StarterSection['language'], folder: string): Promise<StarterSection> {
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
  const documents: StarterFile[] = []
  for (const name of names) documents.push(...(await makeFiles(`${path}/${name}`, defaults)))
  return { folder, language, text, documents }
}
