import { z } from 'zod'
import { addMaterialSection } from '#features/pages/server/public.ts'
import type { MaterialLanguage } from '#features/pages/server/tables.ts'
import type { Tx } from '#platform/database/schema.ts'
import { type Prepared, prepareDocuments } from './documents.ts'
import { readGuidance } from './guidance.ts'
import type { StoreFile } from './load.ts'
import { VideoText } from './modules.ts'
import { listNames, readYaml } from './source.ts'

const SectionText = z.object({ name: z.string().min(1), videos: z.array(VideoText).default([]) })

/** Printed in the head of each document, and the day of the newest change. */
const CONTEXT = { fr: 'Supports de formation', es: 'Materiales en Español' } as const
const UPDATED = '2026-11-24'

export interface PreparedSection {
  language: MaterialLanguage
  position: number
  text: z.output<typeof SectionText>
  documents: Prepared[]
}

/** Makes the documents of a language's library. @param limit of sections, from the first */
export async function prepareMaterials(language: MaterialLanguage, limit?: number): Promise<PreparedSection[]> {
  const folders = (await listNames(`materials/${language}`)).slice(0, limit)
  const sections: PreparedSection[] = []
  for (const [position, folder] of folders.entries()) {
    sections.push(await prepareSection(language, folder, position))
  }
  return sections
}

/** Makes the documents of one section. @param position of its folder among those of its language, from 0 */
export async function prepareSection(
  language: MaterialLanguage,
  folder: string,
  position: number,
): Promise<PreparedSection> {
  const path = `materials/${language}/${folder}`
  const documents: Prepared[] = []
  for (const name of await listNames(path, '.md')) {
    const defaults = { context: CONTEXT[language], language, updated: UPDATED, guidance: await readGuidance() }
    documents.push(...(await prepareDocuments(`${path}/${name}`, defaults)))
  }
  return { language, position, text: await readYaml(`${path}/section.yaml`, SectionText), documents }
}

/** Writes a language's library. */
export async function storeMaterials(tx: Tx, store: StoreFile, sections: readonly PreparedSection[]): Promise<void> {
  for (const { language, position, text, documents } of sections) {
    const files = []
    for (const prepared of documents) {
      files.push({ title: prepared.title, details: prepared.details, target: { fileId: await store(prepared) } })
    }
    await addMaterialSection(tx, { language, position, name: text.name, files, videos: text.videos })
  }
}
