import { newItems, writeEntry } from '#features/editing/server/public.ts'
import { trainingTools } from '#features/library/server/public.ts'
import {
  aboutPage,
  colorGuides,
  contactPart,
  faqSections,
  footerPart,
  frenchMaterialsPage,
  gettingStartedPage,
  guidancePage,
  guidanceValue,
  guidelinesPage,
  guidesPage,
  homePage,
  navigatingPage,
  newsItems,
  platformLinks,
  spanishMaterialsPage,
} from '#features/pages/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { AddFile, StarterContent, StarterFile } from './content.ts'

/** The part of the starter content that stands on pages. */
type PagesContent = Pick<StarterContent, 'pages' | 'colorGuides' | 'news' | 'files'>

/** Returns a file of the pages by the path that their texts name. @throws {Error} for an unknown path */
type FindFile = (path: string) => Promise<{ id: number; file: StarterFile }>

/** Writes the texts of all pages, with their pictures and documents. */
export async function storePages(tx: Tx, add: AddFile, content: PagesContent): Promise<void> {
  const find = fileFinder(content.files, add)
  await storePlainPages(tx, content)
  await storeHome(tx, content, find)
  await storeGettingStarted(tx, content, find)
  await storeGuides(tx, content, find)
  await storeTools(tx, content, find)
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
async function storePlainPages(tx: Tx, { pages }: PagesContent) {
  const { guidance, guidelines } = pages
  await writeEntry(tx, aboutPage, { ...pages.about, led_by: [], contributing_organisations: [] })
  await writeEntry(tx, footerPart, pages.footer)
  await writeEntry(tx, contactPart, pages.contact)
  await writeEntry(tx, guidancePage, guidanceValue(guidance))
  await writeEntry(tx, guidelinesPage, { ...guidelines, sections: newItems(guidelines.sections) })
  await writeEntry(tx, frenchMaterialsPage, pages['materials-fr'])
  await writeEntry(tx, spanishMaterialsPage, pages['materials-es'])
}

async function storeHome(tx: Tx, { pages: { home } }: PagesContent, find: FindFile) {
  await writeEntry(tx, homePage, {
    ...home,
    illustration: await pictureId(find, home.illustration),
    search_examples: home.search_examples.join('\n'),
    home_cards: newItems(home.home_cards),
  })
}

async function storeGettingStarted(tx: Tx, { pages }: PagesContent, find: FindFile) {
  const { title, description, carousel_photos, explanation_cards, ...help } = pages['getting-started']
  const photos = []
  for (const { file, caption } of carousel_photos) photos.push({ file: (await find(file)).id, caption })
  const quickStart = await find(help.quick_start_guide.document)
  const checklist = await find(help.adaptation_checklist.document)
  await writeEntry(tx, gettingStartedPage, {
    title,
    description,
    carousel_photos: newItems(photos),
    explanation_cards: newItems(explanation_cards),
    quick_start_title: quickStart.file.title,
    quick_start_details: quickStart.file.details,
    quick_start_file: quickStart.id,
    checklist_title: checklist.file.title,
    checklist_details: checklist.file.details,
    checklist_file: checklist.id,
  })
  const { navigating } = pages
  const sub = []
  for (const part of navigating.sub) sub.push({ ...part, image: await pictureId(find, part.image) })
  const image = await pictureId(find, navigating.image)
  await writeEntry(tx, navigatingPage, { ...navigating, image, sub: newItems(sub) })
}

async function storeGuides(tx: Tx, { pages }: PagesContent, find: FindFile) {
  const { guides } = pages
  const documents = async (list: readonly { document: string }[]) => {
    const found = []
    for (const { document } of list) {
      const { id, file } = await find(document)
      found.push({ title: file.title, details: file.details, file: id, url: '' })
    }
    return newItems(found)
  }
  await writeEntry(tx, guidesPage, {
    ...guides,
    training_guides: await documents(guides.training_guides),
    general_training_guides: await documents(guides.general_training_guides),
    additional_links: newItems(guides.additional_links.map((link) => ({ ...link, file: null }))),
    adaptation_checklists: await documents([pages['getting-started'].adaptation_checklist]),
  })
}

async function storeTools(tx: Tx, { pages }: PagesContent, find: FindFile) {
  const tools = []
  for (const { document } of pages.tools) {
    const { id, file } = await find(document)
    tools.push({ title: file.title, details: file.details, file: id })
  }
  await writeEntry(tx, trainingTools, { tools: newItems(tools) })
}

async function storeColorGuides(tx: Tx, content: PagesContent, find: FindFile) {
  for (const { kind, title, body, color_guide_items } of content.colorGuides) {
    const items = []
    for (const { image, ...item } of color_guide_items) {
      items.push({ title: item.title, body: item.body, image: await pictureId(find, image) })
    }
    await writeEntry(tx, colorGuides, { title, body, items: newItems(items) }, { entry: kind })
  }
}

async function storeFaqAndLinks(tx: Tx, { pages }: PagesContent) {
  for (const { name, entries } of pages.faq) await writeEntry(tx, faqSections, { name, entries: newItems(entries) })
  const links = pages['platform-links'].map(({ link_name, link_target = '', header = '', modal_body = '' }) => ({
    name: link_name,
    target: link_target,
    dialog_title: header,
    dialog_text: modal_body,
  }))
  await writeEntry(tx, platformLinks, { links: newItems(links) })
}

async function storeNews(tx: Tx, { news }: PagesContent, find: FindFile) {
  for (const { title, category, url, picture, content, published } of news) {
    const value = { title, category, content, url: url ?? '', picture: await pictureId(find, picture), date: published }
    await writeEntry(tx, newsItems, value, { now: new Date(published) })
  }
}
