import { newItems, writeEntry } from '#features/editing/server/public.ts'
import { addTrainingTool } from '#features/library/server/public.ts'
import {
  addColorGuide,
  addGuide,
  addPlatformLinks,
  faqSections,
  newsItems,
  writePage,
} from '#features/pages/server/public.ts'
import type { GuideKind } from '#features/pages/server/tables.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { AddFile, StarterContent, StarterFile } from './content.ts'

/** Returns a file of the pages by the path that their texts name. @throws {Error} for an unknown path */
type FindFile = (path: string) => Promise<{ id: number; file: StarterFile }>

/** Writes the texts of all pages, with their pictures and documents. */
export async function storePages(tx: Tx, add: AddFile, content: StarterContent): Promise<void> {
  const find = fileFinder(content.files, add)
  await storePlainPages(tx, content)
  await storeHome(tx, content, find)
  await storeGettingStarted(tx, content, find)
  await storeGuides(tx, content, find)
  await storeColorGuides(tx, content, find)
  await storeFaqAndLinks(tx, content)
  await storeNews(tx, content, find)
}

function fileFinder(files: StarterContent['files'], add: AddFile): FindFile {
  const added = new Map<string, number>()
  return async (path) => {
    const file = files[path]
    if (file === undefined) throw new Error(`The texts name ${path}, which does not exist`)
    const id = added.get(path) ?? (await add(file))
    added.set(path, id)
    return { id, file }
  }
}

async function pictureId(find: FindFile, path: string | undefined): Promise<number | null> {
  return path === undefined ? null : (await find(path)).id
}

/** Pages without pictures and documents. */
async function storePlainPages(tx: Tx, { pages }: StarterContent) {
  await writePage(tx, 'about', pages.about)
  await writePage(tx, 'footer', pages.footer)
  await writePage(tx, 'contact', pages.contact)
  await writePage(tx, 'guidance', pages.guidance)
  await writePage(tx, 'guidelines', pages.guidelines)
  await writePage(tx, 'french-materials', pages['materials-fr'])
  await writePage(tx, 'spanish-materials', pages['materials-es'])
}

async function storeHome(tx: Tx, { pages: { home } }: StarterContent, find: FindFile) {
  const illustration = await pictureId(find, home.illustration)
  await writePage(tx, 'home', { ...home, illustration })
}

async function storeGettingStarted(tx: Tx, { pages }: StarterContent, find: FindFile) {
  const help = async ({ document }: { document: string }) => {
    const { id, file } = await find(document)
    return { title: file.title, details: file.details, file_id: id }
  }
  const started = pages['getting-started']
  const photos = []
  for (const { file, caption } of started.carousel_photos) photos.push({ file: (await find(file)).id, caption })
  await writePage(tx, 'getting-started', {
    ...started,
    carousel_photos: photos,
    quick_start_guide: await help(started.quick_start_guide),
    adaptation_checklist: await help(started.adaptation_checklist),
  })
  const { navigating } = pages
  const sub = []
  for (const part of navigating.sub) sub.push({ ...part, image: await pictureId(find, part.image) })
  await writePage(tx, 'navigating', { ...navigating, image: await pictureId(find, navigating.image), sub })
}

async function storeGuides(tx: Tx, { pages }: StarterContent, find: FindFile) {
  const { guides } = pages
  const { training_guides_desc, additional_links_desc } = guides
  await writePage(tx, 'guides', { training_guides_desc, additional_links_desc })
  const addDocuments = async (kind: GuideKind, list: { document: string }[]) => {
    for (const [position, { document }] of list.entries()) {
      const { id, file } = await find(document)
      await addGuide(tx, { kind, position, title: file.title, details: file.details, target: { fileId: id } })
    }
  }
  await addDocuments('training-guide', guides.training_guides)
  await addDocuments('general-training-guide', guides.general_training_guides)
  await addDocuments('adaptation-checklist', [pages['getting-started'].adaptation_checklist])
  for (const [position, { title, details, url }] of guides.additional_links.entries()) {
    await addGuide(tx, { kind: 'additional-link', position, title, details, target: { url } })
  }
  for (const { document } of pages.tools) {
    const { id, file } = await find(document)
    await addTrainingTool(tx, { title: file.title, details: file.details, fileId: id })
  }
}

async function storeColorGuides(tx: Tx, { colorGuides }: StarterContent, find: FindFile) {
  for (const { kind, title, body, color_guide_items } of colorGuides) {
    const items = []
    for (const { image, ...item } of color_guide_items) {
      items.push({ title: item.title, body: item.body, imageFileId: await pictureId(find, image) })
    }
    await addColorGuide(tx, { kind, title, body, items })
  }
}

async function storeFaqAndLinks(tx: Tx, { pages }: StarterContent) {
  for (const { name, entries } of pages.faq) await writeEntry(tx, faqSections, { name, entries: newItems(entries) })
  await addPlatformLinks(
    tx,
    pages['platform-links'].map((link) => ({
      link_name: link.link_name,
      link_type: link.link_type,
      link_target: link.link_target ?? '',
      modal_header: link.header ?? link.link_name,
      modal_body: link.modal_body ?? '',
    })),
  )
}

async function storeNews(tx: Tx, { news }: StarterContent, find: FindFile) {
  for (const { title, category, url, picture, content, published } of news) {
    const value = { title, category, content, url: url ?? '', picture: await pictureId(find, picture), date: published }
    await writeEntry(tx, newsItems, value, { now: new Date(published) })
  }
}
