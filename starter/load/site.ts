import { Marked } from 'marked'
import { parse } from 'yaml'
import type { z } from 'zod'
import { addTrainingTool } from '#features/library/server/public.ts'
import {
  addColorGuide,
  addFaqSection,
  addGuide,
  addNewsItem,
  addPlatformLinks,
  PAGE_SCHEMAS,
  type PageTexts,
  writePage,
} from '#features/pages/server/public.ts'
import type { ColorGuideKind, ContentPageName, GuideKind } from '#features/pages/server/tables.ts'
import type { Tx } from '#platform/database/schema.ts'
import { type Prepared, prepareDocument, preparePicture } from './documents.ts'
import type { StoreFile } from './load.ts'
import { withoutHead } from './modules.ts'
import * as texts from './site-texts.ts'
import { listNames, readText, readYaml } from './source.ts'

/** Day of the newest change to pages and their documents. */
const UPDATED = '2026-11-24'
const CONTEXT = 'Training Resource Package'

/** Pages whose texts stand in their file as they are stored. */
const PLAIN_PAGES = [
  ['about', 'site/about.yaml'],
  ['footer', 'site/footer.yaml'],
  ['contact', 'site/contact.yaml'],
  ['guidance', 'site/guidance.yaml'],
  ['guidelines', 'site/guidelines.yaml'],
  ['french-materials', 'site/materials-fr.yaml'],
  ['spanish-materials', 'site/materials-es.yaml'],
] as const satisfies readonly (readonly [ContentPageName, string])[]

const COLOR_GUIDES: readonly ColorGuideKind[] = ['presentation-slides', 'french-content', 'spanish-content']

export interface PreparedSite {
  files: Map<string, Prepared>
}

/** Makes the documents and reads the pictures of the pages. */
export async function prepareSite(): Promise<PreparedSite> {
  const files = new Map<string, Prepared>()
  for (const name of await listNames('images')) {
    files.set(`images/${name}`, await preparePicture(`images/${name}`, UPDATED))
  }
  for (const name of await listNames('site/documents', '.md')) {
    const defaults = { context: CONTEXT, language: 'en', updated: UPDATED } as const
    files.set(`documents/${name}`, await prepareDocument(`site/documents/${name}`, defaults))
  }
  return { files }
}

/** A file of the pages by the path that their texts name. @throws {Error} when there is none */
type FileOf = (path: string) => Promise<{ id: number; prepared: Prepared }>

/** Writes the texts of all pages, with their pictures and documents. */
export async function storeSite(tx: Tx, store: StoreFile, site: PreparedSite): Promise<void> {
  const fileOf = fileFinder(site, store)
  for (const [name, path] of PLAIN_PAGES) {
    const schema: z.ZodType<PageTexts<typeof name>> = PAGE_SCHEMAS[name]
    await writePage(tx, name, await readYaml(path, schema))
  }
  await storeHome(tx, fileOf)
  await storeGettingStarted(tx, fileOf)
  await storeGuides(tx, fileOf)
  await storeColorGuides(tx, fileOf)
  await storeFaqAndLinks(tx)
  await storeNews(tx, fileOf)
}

function fileFinder({ files }: PreparedSite, store: StoreFile): FileOf {
  const stored = new Map<string, number>()
  return async (path) => {
    const prepared = files.get(path)
    if (prepared === undefined) throw new Error(`${path} is named in the texts but is not there`)
    const id = stored.get(path) ?? (await store(prepared))
    stored.set(path, id)
    return { id, prepared }
  }
}

async function pictureId(fileOf: FileOf, path: string | undefined): Promise<number | null> {
  return path === undefined ? null : (await fileOf(path)).id
}

async function storeHome(tx: Tx, fileOf: FileOf) {
  const home = await readYaml('site/home.yaml', texts.HomeText)
  const illustration = await pictureId(fileOf, home.illustration)
  await writePage(tx, 'home', { ...home, illustration })
}

async function storeGettingStarted(tx: Tx, fileOf: FileOf) {
  const help = async ({ document }: { document: string }) => {
    const { id, prepared } = await fileOf(document)
    return { title: prepared.title, details: prepared.details, file_id: id }
  }
  const started = await readYaml('site/getting-started.yaml', texts.GettingStartedText)
  const photos = []
  for (const { file, caption } of started.carousel_photos) photos.push({ file: (await fileOf(file)).id, caption })
  await writePage(tx, 'getting-started', {
    ...started,
    carousel_photos: photos,
    quick_start_guide: await help(started.quick_start_guide),
    adaptation_checklist: await help(started.adaptation_checklist),
  })
  const navigating = await readYaml('site/navigating.yaml', texts.NavigatingText)
  const sub = []
  for (const part of navigating.sub) sub.push({ ...part, image: await pictureId(fileOf, part.image) })
  await writePage(tx, 'navigating', { ...navigating, image: await pictureId(fileOf, navigating.image), sub })
}

async function storeGuides(tx: Tx, fileOf: FileOf) {
  const guides = await readYaml('site/guides.yaml', texts.GuidesText)
  const { training_guides_desc, additional_links_desc } = guides
  await writePage(tx, 'guides', { training_guides_desc, additional_links_desc })
  const addDocuments = async (kind: GuideKind, list: { document: string }[]) => {
    for (const [position, { document }] of list.entries()) {
      const { id, prepared } = await fileOf(document)
      const { title, details } = prepared
      await addGuide(tx, { kind, position, title, details, target: { fileId: id } })
    }
  }
  await addDocuments('training-guide', guides.training_guides)
  await addDocuments('general-training-guide', guides.general_training_guides)
  const started = await readYaml('site/getting-started.yaml', texts.GettingStartedText)
  await addDocuments('adaptation-checklist', [started.adaptation_checklist])
  for (const [position, { title, details, url }] of guides.additional_links.entries()) {
    await addGuide(tx, { kind: 'additional-link', position, title, details, target: { url } })
  }
  for (const { document } of await readYaml('site/tools.yaml', texts.ToolsText)) {
    const { id, prepared } = await fileOf(document)
    await addTrainingTool(tx, { title: prepared.title, details: prepared.details, fileId: id })
  }
}

async function storeColorGuides(tx: Tx, fileOf: FileOf) {
  for (const kind of COLOR_GUIDES) {
    const guide = await readYaml(`site/color-guides/${kind}.yaml`, texts.ColorGuideText)
    const items = []
    for (const { title, body, image } of guide.color_guide_items) {
      items.push({ title, body, imageFileId: await pictureId(fileOf, image) })
    }
    await addColorGuide(tx, { kind, title: guide.title, body: guide.body, items })
  }
}

async function storeFaqAndLinks(tx: Tx) {
  const sections = await readYaml('site/faq.yaml', texts.FaqText)
  for (const [position, { name, entries }] of sections.entries()) await addFaqSection(tx, { position, name, entries })
  const links = await readYaml('site/platform-links.yaml', texts.PlatformLinksText)
  await addPlatformLinks(
    tx,
    links.map((link) => ({
      link_name: link.link_name,
      link_type: link.link_type,
      link_target: link.link_target ?? '',
      modal_header: link.header ?? link.link_name,
      modal_body: link.modal_body ?? '',
    })),
  )
}

async function storeNews(tx: Tx, fileOf: FileOf) {
  const marked = new Marked({ gfm: true })
  for (const name of await listNames('site/news', '.md')) {
    const text = await readText(`site/news/${name}`)
    const head = texts.NewsText.parse(parse(text.split(/^---$/m)[1] ?? ''))
    await addNewsItem(tx, {
      title: head.title,
      category: head.category,
      url: head.url ?? null,
      pictureFileId: await pictureId(fileOf, head.picture),
      content: await marked.parse(withoutHead(text)),
      published: name.slice(0, 'YYYY-MM-DD'.length),
    })
  }
}
