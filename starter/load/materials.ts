import { z } from 'zod'
import { addMaterialSection } from '#features/content/public.ts'
import type { MaterialLanguage } from '#server/database/content-tables.ts'
import type { Tx } from '#server/database/schema.ts'
import { type Prepared, prepareDocument } from './documents.ts'
import type { StoreFile } from './load.ts'
import { VideoText } from './modules.ts'
import { listNames, readYaml } from './source.ts'

const SectionText = z.object({ name: z.string().min(1), videos: z.array(VideoText).default([]) })

/** Printed in the head of each document, and the day of the newest change. */
const CONTEXT = { fr: 'Matériaux en Français', es: 'Materiales en Español' } as const
const UPDATED = '2026-10-05'

export interface PreparedSection {
  language: MaterialLanguage
  position: number
  text: z.output<typeof SectionText>
  documents: Prepared[]
}

/** Makes the documents of a language's library. */
export async function prepareMaterials(language: MaterialLanguage): Promise<PreparedSection[]> {
  const sections: PreparedSection[] = []
  for (const [position, folder] of (await listNames(`materials/${language}`)).entries()) {
    const path = `materials/${language}/${folder}`
    const documents: Prepared[] = []
    for (const name of await listNames(path, '.md')) {
      documents.push(
        await prepareDocument(`${path}/${name}`, { context: CONTEXT[language], language, updated: UPDATED }),
      )
    }
    sections.push({ language, position, text: await readYaml(`${path}/section.yaml`, SectionText), documents })
  }
  return sections
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
