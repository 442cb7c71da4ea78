import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  contentFile,
  type Extent,
  filesOf,
  STARTER_BUILD,
  type StarterContent,
} from '../../../src/app/starter/content.ts'
import { readCommunity } from './community.ts'
import { DOCUMENTS } from './files.ts'
import { makeModule } from './modules.ts'
import { makePageFiles, readPages } from './pages.ts'
import { showProgress } from './progress.ts'
import { makeSection } from './sections.ts'
import { listNames } from './source.ts'

/** Short modules of different categories: enough for every kind of page, built in about three seconds. */
const SAMPLE = { modules: ['01-benefits-of-family-planning', '14-male-condoms'], sections: 1 }

/**
 * Reads the texts, builds the documents whose text or generator has changed, and writes the content that an empty site loads
 * at its first start. The complete content includes the sample. Takes a minute or two when it builds all documents.
 * @throws {Error} that names the file and what to correct
 */
export async function buildContent(extent: Extent): Promise<void> {
  await mkdir(STARTER_BUILD, { recursive: true })
  await writeContent('sample')
  if (extent === 'whole') await removeOldDocuments(await writeContent('whole'))
}

async function writeContent(extent: Extent): Promise<StarterContent> {
  const isSample = extent === 'sample'
  const folders = isSample ? SAMPLE.modules : await listNames('modules')
  const content: StarterContent = {
    modules: [],
    sections: [],
    files: await makePageFiles(),
    ...(await readPages()),
    community: await readCommunity(),
  }
  const sections = {
    fr: (await listNames('materials/fr')).slice(0, isSample ? SAMPLE.sections : undefined),
    es: (await listNames('materials/es')).slice(0, isSample ? SAMPLE.sections : undefined),
  }
  const report = showProgress('Documents', folders.length + sections.fr.length + sections.es.length)
  for (const folder of folders) {
    content.modules.push(await makeModule(folder))
    report(folder)
  }
  for (const language of ['fr', 'es'] as const) {
    for (const [position, folder] of sections[language].entries()) {
      content.sections.push(await makeSection(language, folder, position))
      report(`${language}/${folder}`)
    }
  }
  await writeFile(contentFile(extent), JSON.stringify(content))
  return content
}

/** Removes documents of earlier builds. */
async function removeOldDocuments(content: StarterContent): Promise<void> {
  const current = new Set(filesOf(content).map(({ path }) => join(STARTER_BUILD, dirname(path))))
  for (const name of await readdir(join(STARTER_BUILD, DOCUMENTS))) {
    const folder = join(STARTER_BUILD, DOCUMENTS, name)
    if (!current.has(folder)) await rm(folder, { recursive: true })
  }
}
