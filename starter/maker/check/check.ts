import { z } from 'zod'
import { DIAGRAMS } from '../../drawings/catalogue.ts'
import { readCommunity } from '../content/community.ts'
import type { StarterFile } from '../content/content.ts'
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
import { checkPictures, checkUnused, countPictures, type PictureCount } from './count-pictures.ts'
import { type BuiltContent, buildFolders, type Folders } from './folders.ts'
import { messageOf, readSources } from './sources.ts'
import { readTexts, type Text } from './texts.ts'

export interface CheckResult {
  /** One line each, with the file; empty when the content is valid. */
  faults: string[]
  /** Number of documents built and opened. */
  documents: number
  /** Pages and slides of these documents. */
  pages: number
  /** By module and section. */
  pictures: PictureCount[]
}

/**
 * Validates all starter content, builds the documents that have changed, opens all, and looks for faults.
 * Takes a minute or two when it builds all documents.
 */
export async function checkContent(): Promise<CheckResult> {
  const folders: Folders = {
    modules: await listNames('modules'),
    fr: await listNames('materials/fr'),
    es: await listNames('materials/es'),
  }
  const built = await buildFolders(folders)
  const checked = await checkBuilt(built, () => true)
  const files = await makePageFiles().catch(messageOf)
  if (typeof files === 'string') return { ...checked, faults: [...checked.faults, files] }
  const documents = Object.values(files).filter(({ text }) => text !== null)
  const slugs = new Set(folders.modules.map(withoutNumber))
  const texts = await readTexts()
  const faults = [
    ...checked.faults,
    ...checkModuleList(folders.modules, built.modules),
    ...(['fr', 'es'] as const).flatMap((language) => checkSectionList(language, folders[language].length)),
    ...(await checkSite()),
    ...checkCommunity(await readCommunity(), slugs),
    ...checkLinks(texts, { slugs, files: new Set(Object.keys(files)) }),
    ...checkUnused(DIAGRAMS.keys(), texts),
    ...checkTitles([...documentsOf(built), ...documents]),
    ...(await checkFiles(documents)),
  ]
  const pages = checked.pages + pagesOf(documents)
  return { ...checked, faults, documents: checked.documents + documents.length, pages }
}

/**
 * Checks some folders only, in a second or two each: their texts, and whether their documents build.
 * @param paths such as `modules/12-female-sterilization` or `materials/fr/5-diu`
 */
export async function checkFolders(paths: readonly string[]): Promise<CheckResult> {
  const folders: Folders = { modules: [], fr: [], es: [] }
  const unknown: string[] = []
  for (const path of paths.map((path) => path.replace(/^(?:\.\/)?(?:starter\/)?|\/+$/g, ''))) {
    const [, kind, folder] = /^(modules|materials\/(?:fr|es))\/([^/]+)$/.exec(path) ?? []
    const exists = kind !== undefined && folder !== undefined && (await listNames(kind)).includes(folder)
    if (!exists) unknown.push(`${path}: there is no such folder of a module or section`)
    else if (kind === 'modules') folders.modules.push(folder)
    else folders[kind === 'materials/fr' ? 'fr' : 'es'].push(folder)
  }
  const roots = [
    ...folders.modules.map((folder) => `modules/${folder}/`),
    ...(['fr', 'es'] as const).flatMap((language) => folders[language].map((name) => `materials/${language}/${name}/`)),
  ]
  const built = await buildFolders(folders)
  const isSelected = (path: string) => roots.some((root) => path.startsWith(root))
  const checked = await checkBuilt(built, isSelected)
  const slugs = new Set((await listNames('modules')).map(withoutNumber))
  const links = checkLinks(await readTexts(), { slugs, files: new Set() }).filter(isSelected)
  return { ...checked, faults: [...unknown, ...checked.faults, ...links] }
}

/** Checks documents and the selected texts. Compares names and sentences with those of all texts. */
async function checkBuilt(built: BuiltContent, isSelected: (path: string) => boolean): Promise<CheckResult> {
  const texts = await readTexts()
  const { sources, faults: parseFaults } = readSources(texts.filter(({ path }) => isSelected(path)))
  const documents = documentsOf(built)
  const pictures = countPictures(sources)
  const categories = await readYaml('site/categories.yaml', z.array(z.string()))
  const faults = [
    // an invalid text causes the same fault twice: its folder's documents do not build either
    ...new Set([...parseFaults, ...built.faults]),
    ...checkTests(sources),
    ...checkCards(sources),
    ...(await checkModules(built.modules, categories)),
    ...checkMaterials(built.sections),
    ...checkNames(texts, moduleNames(texts)).filter(isSelected),
    ...checkRepeats(texts).filter(isSelected),
    ...checkPictures(pictures),
    ...(await checkFiles(documents)),
  ]
  return { faults, documents: documents.length, pages: pagesOf(documents), pictures }
}

/** Names of all modules, including unselected and invalid ones. */
function moduleNames(texts: readonly Text[]): string[] {
  return texts
    .filter(({ path }) => /^modules\/[^/]+\/module\.yaml$/.test(path))
    .flatMap(({ content }) => /^name: *['"]?(.+?)['"]? *$/m.exec(content)?.[1] ?? [])
}

function documentsOf({ modules, sections }: BuiltContent): StarterFile[] {
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
