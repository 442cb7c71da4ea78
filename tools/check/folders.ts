import type { StarterModule, StarterSection } from '#app/starter/content.ts'
import { makeModule } from '../content/modules.ts'
import { makeSection } from '../content/sections.ts'
import { messageOf } from './sources.ts'

/** Names of folders with a module or a section of materials. */
export interface Folders {
  modules: string[]
  fr: string[]
  es: string[]
}

/** What could be made of folders, and a fault for each that could not. */
export interface Made {
  modules: StarterModule[]
  sections: StarterSection[]
  faults: string[]
}

/** Makes the documents of folders one after another; a faulty one does not keep the others from being checked. */
export async function makeFolders({ modules, fr, es }: Folders): Promise<Made> {
  const made: Made = { modules: [], sections: [], faults: [] }
  const attempt = (make: () => Promise<void>) => make().catch((fault) => void made.faults.push(messageOf(fault)))
  for (const folder of modules) await attempt(async () => void made.modules.push(await makeModule(folder)))
  for (const [language, folders] of [['fr', fr] as const, ['es', es] as const]) {
    for (const [position, folder] of folders.entries()) {
      await attempt(async () => void made.sections.push(await makeSection(language, folder, position)))
    }
  }
  return made
}
