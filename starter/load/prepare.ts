import { type PreparedSection, prepareMaterials } from './materials.ts'
import { type PreparedModule, prepareModule } from './modules.ts'
import { type PreparedSite, prepareSite } from './site.ts'
import { listNames } from './source.ts'

/** All of the package with its documents made, not yet stored. */
export interface PreparedPackage {
  modules: PreparedModule[]
  site: PreparedSite
  materials: Record<'fr' | 'es', PreparedSection[]>
}

/** So many steps of all are done. */
export type Progress = (done: number, all: number) => void

/** Reads all texts and makes all documents: half a minute. @throws {Error} that names the file and what to mend */
export async function preparePackage(progress: Progress): Promise<PreparedPackage> {
  const folders = await listNames('modules')
  // One step for each module, and one each for the pages and the materials.
  const all = folders.length + 2
  const modules: PreparedModule[] = []
  for (const [done, folder] of folders.entries()) {
    progress(done, all)
    modules.push(await prepareModule(folder))
  }
  progress(folders.length, all)
  const site = await prepareSite()
  progress(folders.length + 1, all)
  const materials = { fr: await prepareMaterials('fr'), es: await prepareMaterials('es') }
  progress(all, all)
  return { modules, site, materials }
}
