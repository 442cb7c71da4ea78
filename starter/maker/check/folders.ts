import type { StarterModule, StarterSection } from '../content/content.ts'
import { makeModule } from '../content/modules.ts'
import { makeSection } from '../content/sections.ts'
import { messageOf } from './sources.ts'

/** Names of module folders, and of section folders by language. */
export interface Folders {
  modules: string[]
  fr: string[]
  es: string[]
}

/** The content of the folders that build, and a fault for each folder that does not. */
export interface BuiltContent {
  modules: StarterModule[]
  sections: StarterSection[]
  faults: string[]
}

/** Builds folders one after another and continues after a fault. */
export async function buildFolders({ modules, fr, es }: Folders): Promise<BuiltContent> {
  const built: BuiltContent = { modules: [], sections: [], faults: [] }
  const attempt = (make: () => Promise<void>) => make().catch((fault) => void built.faults.push(messageOf(fault)))
  for (const folder of modules) await attempt(async () => void built.modules.push(await makeModule(folder)))
  for (const [language, folders] of [['fr', fr] as const, ['es', es] as const]) {
    for (const folder of folders)
      await attempt(async () => void built.sections.push(await makeSection(language, folder)))
  }
  return built
}
