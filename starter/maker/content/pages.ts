import type { StarterFile } from './content.ts'
import { makeFile, pictureFile } from './files.ts'
import { type Entry, type Items, keyed, type PackageFiles } from './package-parts.ts'
import { listNames, readPost, readYaml } from './source.ts'
import { COLOR_GUIDES, ColorGuideText, NewsText, PAGE_TEXTS } from './texts.ts'

/** Date of the last change to pictures and documents of the pages. */
const UPDATED = '2026-11-24'
const CONTEXT = 'Training Resource Package'

/** The pictures and documents of the pages by the path that the texts use. Makes the documents that have changed. */
export async function makePageFiles(): Promise<Record<string, StarterFile>> {
  const files: Record<string, StarterFile> = {}
  for (const name of await listNames('images')) files[`images/${name}`] = pictureFile(`images/${name}`, UPDATED)
  for (const name of await listNames('site/documents', '.md')) {
    const defaults = { context: CONTEXT, language: 'en', updated: UPDATED } as const
    files[`documents/${name}`] = await makeFile(`site/documents/${name}`, defaults)
  }
  return files
}

/** The entries of all pages. @param pageFiles from `makePageFiles` @param files of the package, which gets those that pages show */
export async function pageEntries(pageFiles: Record<string, StarterFile>, files: PackageFiles): Promise<Entry[]> {
  const find = (path: string): StarterFile => {
    const file = pageFiles[path]
    if (file === undefined) throw new Error(`The texts name ${path}, which does not exist`)
    return file
  }
  const picture = (path: string | undefined) => (path === undefined ? null : files.add(find(path)))
  const documents = (list: readonly { document: string }[]): Items =>
    keyed(
      list.map(({ document }) => {
        const file = find(document)
        return { title: file.title, details: file.details, file: files.add(file) }
      }),
    )
  return [
    ...(await plainPages()),
    await home(picture),
    ...(await gettingStarted(find, files, picture)),
    await guides(documents),
    {
      kind: 'training-tools',
      id: 'tools',
      value: { tools: documents(await readYaml('site/tools.yaml', PAGE_TEXTS.tools)) },
    },
    ...(await colorGuides(picture)),
    ...(await faqAndLinks()),
    ...(await news(picture)),
  ]
}

type Picture = (path: string | undefined) => string | null

/** Pages without pictures and documents. */
async function plainPages(): Promise<Entry[]> {
  const { editions, noticed_on, en, fr, es } = await readYaml('site/guidance.yaml', PAGE_TEXTS.guidance)
  const guidelines = await readYaml('site/guidelines.yaml', PAGE_TEXTS.guidelines)
  return [
    {
      kind: 'page-about',
      id: 'about',
      value: { ...(await readYaml('site/about.yaml', PAGE_TEXTS.about)), led_by: [], contributing_organisations: [] },
    },
    { kind: 'page-footer', id: 'footer', value: await readYaml('site/footer.yaml', PAGE_TEXTS.footer) },
    { kind: 'page-contact', id: 'contact', value: await readYaml('site/contact.yaml', PAGE_TEXTS.contact) },
    {
      kind: 'page-guidance',
      id: 'guidance',
      value: {
        noticed_on,
        editions: keyed(editions),
        ...{ based_on_en: en.based_on, notice_en: en.notice },
        ...{ based_on_fr: fr.based_on, notice_fr: fr.notice },
        ...{ based_on_es: es.based_on, notice_es: es.notice },
      },
    },
    { kind: 'page-guidelines', id: 'guidelines', value: { ...guidelines, sections: keyed(guidelines.sections) } },
    {
      kind: 'page-french-materials',
      id: 'french-materials',
      value: await readYaml('site/materials-fr.yaml', PAGE_TEXTS['materials-fr']),
    },
    {
      kind: 'page-spanish-materials',
      id: 'spanish-materials',
      value: await readYaml('site/materials-es.yaml', PAGE_TEXTS['materials-es']),
    },
  ]
}

async function home(picture: Picture): Promise<Entry> {
  const { illustration, search_examples, home_cards, ...texts } = await readYaml('site/home.yaml', PAGE_TEXTS.home)
  return {
    kind: 'page-home',
    id: 'home',
    value: {
      ...texts,
      illustration: picture(illustration),
      search_examples: search_examples.join('\n'),
      home_cards: keyed(home_cards),
    },
  }
}

async function gettingStarted(
  find: (path: string) => StarterFile,
  files: PackageFiles,
  picture: Picture,
): Promise<Entry[]> {
  const { title, description, carousel_photos, explanation_cards, ...help } = await readYaml(
    'site/getting-started.yaml',
    PAGE_TEXTS['getting-started'],
  )
  const quickStart = find(help.quick_start_guide.document)
  const checklist = find(help.adaptation_checklist.document)
  const navigating = await readYaml('site/navigating.yaml', PAGE_TEXTS.navigating)
  return [
    {
      kind: 'page-getting-started',
      id: 'getting-started',
      value: {
        title,
        description,
        carousel_photos: keyed(
          carousel_photos.map(({ file, file_dark, caption }) => ({
            file: picture(file),
            file_dark: picture(file_dark),
            caption,
          })),
        ),
        explanation_cards: keyed(explanation_cards),
        quick_start_title: quickStart.title,
        quick_start_details: quickStart.details,
        quick_start_file: files.add(quickStart),
        checklist_title: checklist.title,
        checklist_details: checklist.details,
        checklist_file: files.add(checklist),
      },
    },
    {
      kind: 'page-navigating',
      id: 'navigating',
      value: {
        title: navigating.title,
        body: navigating.body,
        image: picture(navigating.image),
        image_dark: picture(navigating.image_dark),
        sub: keyed(
          navigating.sub.map((step) => ({
            ...step,
            image: picture(step.image),
            image_dark: picture(step.image_dark),
          })),
        ),
      },
    },
  ]
}

async function guides(documents: (list: readonly { document: string }[]) => Items): Promise<Entry> {
  const texts = await readYaml('site/guides.yaml', PAGE_TEXTS.guides)
  const { adaptation_checklist } = await readYaml('site/getting-started.yaml', PAGE_TEXTS['getting-started'])
  return {
    kind: 'page-guides',
    id: 'guides',
    value: {
      ...texts,
      training_guides: documents(texts.training_guides),
      general_training_guides: documents(texts.general_training_guides),
      additional_links: keyed(texts.additional_links),
      adaptation_checklists: documents([adaptation_checklist]),
    },
  }
}

async function colorGuides(picture: Picture): Promise<Entry[]> {
  return Promise.all(
    COLOR_GUIDES.map(async (id) => {
      const { title, body, color_guide_items } = await readYaml(`site/color-guides/${id}.yaml`, ColorGuideText)
      const items = keyed(color_guide_items.map(({ image, ...item }) => ({ ...item, image: picture(image) })))
      return { kind: 'color-guide', id, value: { title, body, items } }
    }),
  )
}

async function faqAndLinks(): Promise<Entry[]> {
  const sections = await readYaml('site/faq.yaml', PAGE_TEXTS.faq)
  const links = await readYaml('site/platform-links.yaml', PAGE_TEXTS['platform-links'])
  return [
    ...sections.map(({ name, entries }, index) => ({
      kind: 'faq-section',
      id: `section-${index + 1}`,
      value: { name, entries: keyed(entries) },
    })),
    {
      kind: 'platform-links',
      id: 'links',
      value: {
        links: keyed(
          links.map(({ link_name, link_target, header, modal_body }) => ({
            name: link_name,
            target: link_target,
            dialog_title: header,
            dialog_text: modal_body,
          })),
        ),
      },
    },
  ]
}

async function news(picture: Picture): Promise<Entry[]> {
  const names = await listNames('site/news', '.md')
  return Promise.all(
    names.map(async (name) => {
      const { head, html } = await readPost(`site/news/${name}`, NewsText)
      const date = name.slice(0, 'YYYY-MM-DD'.length)
      const { title, category, url = '' } = head
      const value = { title, category, content: html, url, picture: picture(head.picture), date }
      return { kind: 'news-item', id: name.replace(/\.md$/, ''), updated: date, value }
    }),
  )
}
