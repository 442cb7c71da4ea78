import { SectionText, type StarterFile, type StarterSection } from '#app/starter/content.ts'
import { makeFiles } from './files.ts'
import { readGuidance } from './guidance.ts'
import { listNames, readYaml } from './source.ts'

/** Printed at the top of each document. */
const CONTEXT = { fr: 'Supports de formation', es: 'Materiales en Español' } as const
/** Date of the last change. */
const UPDATED = '2026-11-25'

/** Reads a section of the French or Spanish materials and makes its documents. @param position among its language's sections, from 0 */
export async function makeSection(
  language: StarterSection['language'],
  folder: string,
  position: number,
): Promise<StarterSection> {
  const path = `materials/${language}/${folder}`
  const defaults = { context: CONTEXT[language], language, updated: UPDATED, guidance: await readGuidance() }
  const documents: StarterFile[] = []
  for (const name of await listNames(path, '.md')) {
    documents.push(...(await makeFiles(`${path}/${name}`, defaults)))
  }
  return { language, position, text: await readYaml(`${path}/section.yaml`, SectionText), documents }
}
