import { dirname } from 'node:path'
import type { StarterFile, StarterModule } from './content.ts'
import { PAGES, SECTION } from './list-packages.ts'
import { makeModule } from './modules.ts'
import { type Entry, keyed, PackageFiles } from './package-parts.ts'
import { makePageFiles, pageEntries } from './pages.ts'
import { makeSection } from './sections.ts'
import { readYaml } from './source.ts'
import { LANGUAGES, PAGE_TEXTS, SectionText } from './texts.ts'
import { writePackage } from './write-package.ts'

/**
 * Makes a package: the documents that have changed, and `module.json`.
 * @returns the folders of its documents in the cache
 * @throws {Error} that names the file and what to correct
 */
export async function makePackage(name: string): Promise<string[]> {
  const files = new PackageFiles()
  const { en, fr, es } = await readYaml('site/guidance.yaml', PAGE_TEXTS.guidance)
  const [, language, folder] = SECTION.exec(name) ?? []
  if (name === PAGES) {
    const entries = await pageEntries(await makePageFiles(), files)
    await writePackage(name, { title: 'Pages', language: 'en', guidance: en.based_on, entries }, files)
  } else if ((language === 'fr' || language === 'es') && folder !== undefined) {
    const entry = sectionEntry(await makeSection(language, folder), files)
    const guidance = (language === 'fr' ? fr : es).based_on
    await writePackage(name, { title: String(entry.value.name), language, guidance, entries: [entry] }, files)
  } else {
    const module = await makeModule(name)
    const { text } = module
    const entries = moduleEntries(module, files, await readSectionNames(text.also_in))
    const about = { title: text.name, language: LANGUAGES[text.language], guidance: en.based_on, entries }
    await writePackage(name, about, files)
  }
  return [...files.byPath.values()].map(({ path }) => dirname(path))
}

function moduleEntries(
  { slug, text, purpose, guide, guideDocument, documents }: StarterModule,
  files: PackageFiles,
  sections: Awaited<ReturnType<typeof readSectionNames>>,
): Entry[] {
  const { name, category, description, language, published, updated, objectives, videos, references } = text
  const value = {
    slug,
    name,
    description,
    category,
    language: LANGUAGES[language],
    ...sections,
    purpose,
    facilitators_guide: guide,
    facilitators_guide_file: files.add(guideDocument),
    objectives: keyed(objectives),
    videos: videoItems(videos),
    files: keyed([
      ...documents.map(({ section, file }) => ({ ...fileItem(file, files), section })),
      ...references.map((link) => ({ ...link, section: 'references' })),
    ]),
  }
  return [
    { kind: 'module-category', id: category, value: { name: category } },
    { kind: 'module', id: slug, published, updated, value },
  ]
}

/** A package names the entries of a choice by their titles. */
async function readSectionNames({ fr, es }: StarterModule['text']['also_in']) {
  const nameOf = async (folder: string) => (await readYaml(`materials/${folder}/section.yaml`, SectionText)).name
  return {
    ...(fr && { french_section: await nameOf(`fr/${fr}`) }),
    ...(es && { spanish_section: await nameOf(`es/${es}`) }),
  }
}

function sectionEntry(
  { folder, language, text, documents }: Awaited<ReturnType<typeof makeSection>>,
  files: PackageFiles,
): Entry {
  const items = documents.map((file) => fileItem(file, files))
  const value = { name: text.name, language, files: keyed(items), videos: videoItems(text.videos) }
  return { kind: 'material-section', id: `${language}/${folder}`, value }
}

function fileItem(file: StarterFile, files: PackageFiles) {
  return { title: file.title, details: file.details, file: files.add(file) }
}

function videoItems(videos: readonly { title: string; url: string; seconds: number; cover?: boolean }[]) {
  return keyed(
    videos.map(({ title, url, seconds, cover }) => ({
      title,
      url,
      duration: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
      ...(cover !== undefined && { is_cover: cover }),
    })),
  )
}
