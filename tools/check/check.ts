import { z } from 'zod'
import type { StarterFile } from '#app/starter/content.ts'
import { readCommunity } from '../content/community.ts'
import { DOCUMENTS } from '../content/files.ts'
import { makePageFiles } from '../content/pages.ts'
import { listNames, readYaml, withoutNumber } from '../content/source.ts'
import { checkCards } from './check-cards.ts'
import { checkFile } from './check-file.ts'
import { checkLinks } from './check-links.ts'
import { checkModuleList, checkModules } from './check-modules.ts'
import { checkNames } from './check-names.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkCommunity, checkMaterials, checkSectionList, checkSite } from './check-site.ts'
import { checkTests } from './check-tests.ts'
import { checkTitles } from './check-titles.ts'
import { type Folders, type Made, makeFolders } from './folders.ts'
import { messageOf, readSources } from './sources.ts'
import { readTexts, type Text } from './texts.ts'

/** What a check has found. */
export interface Checked {
  /** One line each, with the place; none when all is well. */
  faults: string[]
  /** Documents that were made and opened, and their pages and slides. */
  documents: number
  pages: number
}

/**
 * Reads all starter content by its schemas, makes every document that is not made yet, opens all, and looks for faults.
 * Takes half a minute when all documents are made.
 */
export async function checkContent(): Promise<Checked> {
  const folders: Folders = {
    modules: await listNames('modules'),
    fr: await listNames('materials/fr'),
    es: await listNames('materials/es'),
  }
  const made = await makeFolders(folders)
  const checked = await checkMade(made, () => true)
  const files = await makePageFiles().catch(messageOf)
  if (typeof files === 'string') return { ...checked, faults: [...checked.faults, files] }
  const documents = Object.values(files).filter(({ path }) => path.startsWith(DOCUMENTS))
  const slugs = new Set(folders.modules.map(withoutNumber))
  const faults = [
    ...checked.faults,
    ...checkModuleList(folders.modules, made.modules),
    ...(['fr', 'es'] as const).flatMap((language) => checkSectionList(language, folders[language].length)),
    ...(await checkSite()),
    ...checkCommunity(await readCommunity(), slugs),
    ...checkLinks(await readTexts(), { slugs, files: new Set(Object.keys(files)) }),
    ...checkTitles([...documentsOf(made), ...documents]),
    ...(await checkFiles(documents)),
  ]
  return { faults, documents: checked.documents + documents.length, pages: checked.pages + pagesOf(documents) }
}

/**
 * Checks only what lies in some folders, in a second or two each: what the texts say, and whether their documents are made.
 * @param paths such as `modules/12-female-sterilization` or `materials/fr/5-diu`
 */
export async function checkFolders(paths: readonly string[]): Promise<Checked> {
  const folders: Folders = { modules: [], fr: [], es: [] }
  const unknown: string[] = []
  for (const path of paths.map((given) => given.replace(/^(?:\.\/)?(?:starter\/)?|\/+$/g, ''))) {
    const [, kind, folder] = /^(modules|materials\/(?:fr|es))\/([^/]+)$/.exec(path) ?? []
    const isThere = kind !== undefined && folder !== undefined && (await listNames(kind)).includes(folder)
    if (!isThere) unknown.push(`${path}: there is no such folder of a module or section`)
    else if (kind === 'modules') folders.modules.push(folder)
    else folders[kind === 'materials/fr' ? 'fr' : 'es'].push(folder)
  }
  const roots = [
    ...folders.modules.map((folder) => `modules/${folder}/`),
    ...(['fr', 'es'] as const).flatMap((language) => folders[language].map((name) => `materials/${language}/${name}/`)),
  ]
  const made = await makeFolders(folders)
  const isAsked = (path: string) => roots.some((root) => path.startsWith(root))
  const checked = await checkMade(made, isAsked)
  const slugs = new Set((await listNames('modules')).map(withoutNumber))
  const links = checkLinks(await readTexts(), { slugs, files: new Set() }).filter(isAsked)
  return { ...checked, faults: [...unknown, ...checked.faults, ...links] }
}

/** Checks documents, and the texts that are asked for. Names and sentences are compared with those of all texts. */
async function checkMade(made: Made, isAsked: (path: string) => boolean): Promise<Checked> {
  const texts = await readTexts()
  const { sources, faults: unread } = readSources(texts.filter(({ path }) => isAsked(path)))
  const documents = documentsOf(made)
  const categories = await readYaml('site/categories.yaml', z.array(z.string()))
  const faults = [
    // a text that cannot be read stops its folder's documents too
    ...new Set([...unread, ...made.faults]),
    ...checkTests(sources),
    ...checkCards(sources),
    ...(await checkModules(made.modules, categories)),
    ...checkMaterials(made.sections),
    ...checkNames(texts, moduleNames(texts)).filter(isAsked),
    ...checkRepeats(texts).filter(isAsked),
    ...(await checkFiles(documents)),
  ]
  return { faults, documents: documents.length, pages: pagesOf(documents) }
}

/** The modules' names, also of modules that are not checked or cannot be read. */
function moduleNames(texts: readonly Text[]): string[] {
  return texts
    .filter(({ path }) => /^modules\/[^/]+\/module\.yaml$/.test(path))
    .flatMap(({ whole }) => /^name: *['"]?(.+?)['"]? *$/m.exec(whole)?.[1] ?? [])
}

function documentsOf({ modules, sections }: Made): StarterFile[] {
  return [
    ...modules.flatMap((module) => [module.guideDocument, ...module.documents.map(({ file }) => file)]),
    ...sections.flatMap((section) => section.documents),
  ]
}

function pagesOf(documents: readonly StarterFile[]): number {
  return documents.reduce((sum, { pages }) => sum + pages, 0)
}

async function checkFiles(documents: readonly StarterFile[]): Promise<string[]> {
  const faults: string[] = []
  for (const document of documents) faults.push(...(await checkFile(document)))
  return faults
}
