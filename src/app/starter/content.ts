import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { PAGE_SCHEMAS } from '#features/pages/server/public.ts'
import { SettingsError } from '#platform/config/config.ts'

/** The build writes the starter content here: a JSON file, and the files that it names. */
export const STARTER_BUILD = join(import.meta.dirname, '../../../build/starter')

/** All modules, or a few of them for development. */
export type Extent = 'whole' | 'sample'

export function contentFile(extent: Extent): string {
  return join(STARTER_BUILD, extent === 'sample' ? 'sample.json' : 'content.json')
}

const text = z.string().min(1)
const day = z.iso.date()
/** The path of a picture or document of the pages, e.g. `images/hero.svg`: a key of `files`. */
const path = z.string().min(1)
const Document = z.object({ document: path })

/** A picture, or a document made of a text. */
const StarterFile = z.object({
  title: z.string(),
  details: z.string(),
  /** File name with its ending. */
  name: z.string(),
  /** Where its bytes are, below `STARTER_BUILD`. */
  path: z.string(),
  /** The same for the PDF that shows it in a browser; null where the file itself can be shown. */
  preview: z.string().nullable(),
  /** Pages of a document, slides of a presentation. */
  pages: z.int(),
  /** Words for the search; null for a picture. */
  text: z.string().nullable(),
  updated: day,
})

const VideoText = z.object({ title: text, url: z.url(), seconds: z.int().min(1) })

/** `module.yaml` of a module. */
export const ModuleText = z.object({
  name: text,
  category: text,
  description: text.max(160),
  language: text,
  /** Name of the picture on the first slide of its decks. */
  cover: text,
  published: day,
  updated: day,
  objectives: z
    .array(z.object({ title: text, details: z.string().default('') }))
    .min(5)
    .max(8),
  videos: z
    .array(VideoText.extend({ cover: z.boolean().default(false) }))
    .max(3)
    .default([]),
  references: z
    .array(z.object({ title: text, details: z.string().default(''), url: z.url() }))
    .min(5)
    .max(8),
})

const StarterModule = z.object({
  /** Name of its folder in `starter/modules`. */
  folder: z.string(),
  slug: z.string(),
  text: ModuleText,
  /** HTML. */
  purpose: z.string(),
  /** HTML. */
  guide: z.string(),
  guideDocument: StarterFile,
  documents: z.array(
    z.object({
      section: z.enum(['module_session_plan', 'presentation_slides', 'evaluation_tools', 'handouts']),
      file: StarterFile,
    }),
  ),
})

/** `section.yaml` of the French and Spanish materials. */
export const SectionText = z.object({ name: text, cover: text, videos: z.array(VideoText).default([]) })

const StarterSection = z.object({
  language: z.enum(['fr', 'es']),
  /** Among the sections of its language, from 0. */
  position: z.int(),
  text: SectionText,
  documents: z.array(StarterFile),
})

/** Head of a news item. */
export const NewsText = z.object({
  title: text,
  category: z.enum(['News', 'Module Update']),
  url: z.url().optional(),
  picture: path.optional(),
})

/** The texts of each page. Pictures and documents are named by path. */
export const PAGE_TEXTS = {
  home: PAGE_SCHEMAS.home.extend({ illustration: path.optional() }),
  about: PAGE_SCHEMAS.about.omit({ led_by: true, contributing_organisations: true }),
  'getting-started': PAGE_SCHEMAS['getting-started'].extend({
    carousel_photos: z.array(z.object({ file: path, caption: text })),
    quick_start_guide: Document,
    adaptation_checklist: Document,
  }),
  navigating: PAGE_SCHEMAS.navigating.extend({
    image: path.optional(),
    sub: z.array(z.object({ subtitle: text, subtitle_body: text, image: path.optional() })),
  }),
  guides: PAGE_SCHEMAS.guides.extend({
    training_guides: z.array(Document),
    general_training_guides: z.array(Document),
    additional_links: z.array(z.object({ title: text, details: z.string().default(''), url: z.url() })),
  }),
  footer: PAGE_SCHEMAS.footer,
  contact: PAGE_SCHEMAS.contact,
  guidance: PAGE_SCHEMAS.guidance.extend({ noticed_on: day }),
  guidelines: PAGE_SCHEMAS.guidelines,
  'materials-fr': PAGE_SCHEMAS['french-materials'],
  'materials-es': PAGE_SCHEMAS['spanish-materials'],
  tools: z.array(Document),
  faq: z.array(z.object({ name: text, entries: z.array(z.object({ question: text, answer: text })) })),
  'platform-links': z.array(
    z.object({
      link_name: text,
      link_type: z.enum(['LINK', 'MODAL']),
      link_target: text.optional(),
      header: text.optional(),
      modal_body: text.optional(),
    }),
  ),
} as const

export const ColorGuideText = z.object({
  title: text,
  body: text,
  color_guide_items: z.array(z.object({ kind: text, title: text, body: text, image: path.optional() })),
})

export const COLOR_GUIDE_KINDS = ['presentation-slides', 'french-content', 'spanish-content'] as const

/** The invented members by a short key. */
export const MembersText = z.record(
  z.string(),
  z.object({ first_name: z.string(), last_name: z.string(), timezone: z.string(), bio: z.string(), joined: day }),
)

export const DiscussionText = z.object({
  title: z.string(),
  topic: z.string(),
  by: z.string(),
  on: day,
  module: z.string().optional(),
  views: z.int().min(0),
  /** Markdown. */
  body: z.string(),
  comments: z.array(z.object({ by: z.string(), on: day, text: z.string() })),
})

const Community = z.object({
  members: MembersText,
  discussions: z.array(DiscussionText.extend({ html: z.string() })),
})

export const StarterContent = z.object({
  modules: z.array(StarterModule),
  /** French sections, then Spanish ones. */
  sections: z.array(StarterSection),
  pages: z.object(PAGE_TEXTS),
  colorGuides: z.array(ColorGuideText.extend({ kind: z.enum(COLOR_GUIDE_KINDS) })),
  news: z.array(NewsText.extend({ content: z.string(), published: day })),
  /** Pictures and documents of the pages, by the path that the texts name. */
  files: z.record(z.string(), StarterFile),
  community: Community,
})

export type StarterContent = z.output<typeof StarterContent>
export type StarterFile = z.output<typeof StarterFile>
export type StarterModule = z.output<typeof StarterModule>
export type StarterSection = z.output<typeof StarterSection>
export type Community = z.output<typeof Community>

/** Reads what the build has written. @throws {SettingsError} when the starter content has not been built */
export async function readStarterContent(extent: Extent): Promise<StarterContent> {
  const json = await readFile(contentFile(extent), 'utf8').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new SettingsError('The starter content is not built. Run `npm run build`, or set STARTER_CONTENT=off.')
  })
  return StarterContent.parse(JSON.parse(json))
}

/** All files that the content names, each once. */
export function filesOf({ modules, sections, files }: Pick<StarterContent, 'modules' | 'sections' | 'files'>) {
  return [
    ...modules.flatMap(({ guideDocument, documents }) => [guideDocument, ...documents.map(({ file }) => file)]),
    ...Object.values(files),
    ...sections.flatMap(({ documents }) => documents),
  ]
}

/** Writes the row of a file whose bytes are stored, and returns its id. */
export type AddFile = (file: StarterFile) => Promise<number>
