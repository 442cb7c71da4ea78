import { z } from 'zod'
import { listNames, readYaml } from './source.ts'

/** All packages, or a few for development and tests. */
export type Extent = 'whole' | 'sample'

/** Short modules of different categories: enough for every kind of page. */
const SAMPLE = { modules: ['01-benefits-of-family-planning', '14-male-condoms'], sections: 1 }

export const PAGES = 'pages'
export const SECTION = /^(fr|es)-(.+)$/

/** The names of the packages in the order in which a site loads them: the pages, sections, which modules name, modules by category. */
export async function listPackages(extent: Extent): Promise<string[]> {
  const isSample = extent === 'sample'
  const sections = async (language: string) => {
    const folders = await listNames(`materials/${language}`)
    return folders.slice(0, isSample ? SAMPLE.sections : undefined).map((folder) => `${language}-${folder}`)
  }
  return [
    PAGES,
    ...(await sections('fr')),
    ...(await sections('es')),
    ...(isSample ? SAMPLE.modules : await listModules()),
  ]
}

/** The folders of modules, by category in the order of `categories.yaml`. */
async function listModules(): Promise<string[]> {
  const order = await readYaml('site/categories.yaml', z.array(z.string()))
  const folders = await listNames('modules')
  const categories = await Promise.all(
    folders.map((folder) => readYaml(`modules/${folder}/module.yaml`, z.object({ category: z.string() }))),
  )
  const place = (index: number) => order.indexOf(categories[index]?.category ?? '')
  return folders
    .map((folder, index) => ({ folder, place: place(index) }))
    .sort((a, b) => a.place - b.place)
    .map(({ folder }) => folder)
}
