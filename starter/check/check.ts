import { z } from 'zod'
import { readCommunity } from '../load/community.ts'
import type { Prepared } from '../load/documents.ts'
import { preparePackage } from '../load/prepare.ts'
import { readYaml } from '../load/source.ts'
import { checkFile } from './check-file.ts'
import { checkLinks } from './check-links.ts'
import { checkModules } from './check-modules.ts'
import { checkNames } from './check-names.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkCommunity, checkMaterials, checkSite } from './check-site.ts'
import { checkTitles } from './check-titles.ts'
import { readTexts } from './texts.ts'

/** What a check of the whole package has found. */
export interface Checked {
  /** One line each, with the place; none when all is well. */
  faults: string[]
  /** Documents that were made and opened, and their pages and slides. */
  documents: number
  pages: number
}

/**
 * Reads all starter content by its schemas, makes every document and opens it, and looks for what is missing, wrong or said
 * twice. Takes half a minute.
 * @throws {Error} for a text that can't be read or made; it names the file and what to mend
 */
export async function checkContent(): Promise<Checked> {
  const [texts, community] = [await readTexts(), await readCommunity()]
  const { modules, site, materials } = await preparePackage(() => {})
  const sections = [...materials.fr, ...materials.es]
  const slugs = new Set(modules.map(({ slug }) => slug))
  const documents = [
    ...modules.flatMap((module) => [module.guideDocument, ...module.documents.map(({ prepared }) => prepared)]),
    ...sections.flatMap((section) => section.documents),
    ...[...site.files.values()].filter(({ made }) => !made.mediaType.startsWith('image/')),
  ]
  const faults = [
    ...(await checkModules(modules, await readYaml('site/categories.yaml', z.array(z.string())))),
    ...checkMaterials(sections),
    ...(await checkSite()),
    ...checkCommunity(community, slugs),
    ...checkLinks(texts, { slugs, files: new Set(site.files.keys()) }),
    ...checkNames(
      texts,
      modules.map(({ text }) => text.name),
    ),
    ...checkRepeats(texts),
    ...checkTitles(documents),
    ...(await checkFiles(documents)),
  ]
  return { faults, documents: documents.length, pages: documents.reduce((sum, { made }) => sum + made.pages, 0) }
}

async function checkFiles(documents: readonly Prepared[]): Promise<string[]> {
  const faults: string[] = []
  for (const document of documents) faults.push(...(await checkFile(document)))
  return faults
}
