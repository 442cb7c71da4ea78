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

/** How much of the package is made: all of it, or enough for a developer to see every kind of page. */
export type Extent = 'whole' | 'sample'

/** Two short modules of different categories, and the first section of each language: about three seconds. */
const SAMPLE = { modules: ['01-benefits-of-family-planning', '14-male-condoms'], sections: 1 }

/**
 * Reads the texts and makes the documents. The whole package takes half a minute.
 * @throws {Error} that names the file and what to mend
 */
export async function preparePackage(progress: Progress, extent: Extent): Promise<PreparedPackage> {
  const folders = extent === 'sample' ? SAMPLE.modules : await listNames('modules')
  const sections = extent === 'sample' ? SAMPLE.sections : undefined
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
  const materials = { fr: await prepareMaterials('fr', sections), es: await prepareMaterials('es', sections) }
  progress(all, all)
  return { modules, site, materials }
}
