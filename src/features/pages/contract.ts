import { z } from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { listOf } from '#core/paging.ts'
import { paths } from './paths.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    pages: 'pages' | 'news'
  }
}

export * from './contract/color-guides.ts'
export * from './contract/guidance.ts'
export * from './contract/recent-changes.ts'

const id = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)
const html = z.string().meta({ description: 'HTML' })
const picture = z.string().nullable().meta({ description: 'Address of a picture' })

export const Organisation = z.object({
  name: z.string(),
  url: z.string().nullable().meta({ description: 'Its own site' }),
  sample: z.boolean().meta({ description: 'Invented, for a site that is being tried out' }),
})
export type Organisation = z.infer<typeof Organisation>

export const NewsItem = z.object({
  id: z.int(),
  title: z.string(),
  content: html,
  picture,
  url: z.string().nullable(),
  category: z.enum(['News', 'Module Update']),
  created_at: z.string(),
  updated_at: z.string(),
})
export type NewsItem = z.infer<typeof NewsItem>

export const HomeCard = z.object({
  icon: z.enum(['file', 'talk', 'globe']),
  title: z.string(),
  body: z.string(),
  button_text: z.string(),
  button_link: z.string(),
})
export const Home = z.object({
  title: z.string(),
  description: z.string(),
  illustration: picture,
  search_examples: z.array(z.string()).default([]).meta({ description: 'Searches that find something' }),
  home_cards: z.array(HomeCard),
  partners: z.array(Organisation),
})
export type Home = z.infer<typeof Home>

export const About = z.object({
  title: z.string(),
  description: z.string(),
  number_1: z.string(),
  title_1: z.string(),
  short_description_1: z.string(),
  number_2: z.string(),
  title_2: z.string(),
  short_description_2: z.string(),
  number_3: z.string(),
  title_3: z.string(),
  short_description_3: z.string(),
  number_4: z.string(),
  title_4: z.string(),
  short_description_4: z.string(),
  background: html,
  origin: html.default('').meta({ description: 'HTML: who wrote the content, and who has not reviewed it' }),
  left_out: html.default('').meta({ description: 'HTML: what the content does not cover' }),
  led_by: z.array(Organisation),
  contributing_organisations: z.array(Organisation),
  contact: html,
  contact_email: z.string().meta({ description: 'Empty where the organisation has not set one' }),
})
export type About = z.infer<typeof About>

export const HelpDocument = z.object({ title: z.string(), details: z.string(), ...fileOrLinkFields })
export type HelpDocument = z.infer<typeof HelpDocument>

export const GettingStarted = z.object({
  title: z.string(),
  description: z.string(),
  carousel_photos: z.array(z.object({ file: z.string(), caption: z.string() })),
  explanation_cards: z.array(
    z.object({
      title: z.string(),
      body: z.string(),
      stage: z.string().default('').meta({ description: 'When it is used, e.g. Before the course' }),
      format: z.string().default('').meta({ description: 'What kind of files, and how many' }),
    }),
  ),
  quick_start_guide: HelpDocument.nullable(),
  adaptation_checklist: HelpDocument.nullable(),
})
export type GettingStarted = z.infer<typeof GettingStarted>

export const Navigating = z.object({
  title: z.string(),
  body: html,
  image: picture,
  sub: z.array(z.object({ subtitle: z.string(), subtitle_body: html, image: picture })),
})
export type Navigating = z.infer<typeof Navigating>

export const PlatformLink = z.object({
  id: z.int(),
  link_name: z.string(),
  link_type: z.enum(['LINK', 'MODAL']),
  link_target: z.string(),
  modal_header: z.string(),
  modal_body: html,
})
export type PlatformLink = z.infer<typeof PlatformLink>

/** What head and foot of every page show, beside the modules. */
export const Shell = z.object({
  platform_links: z.array(PlatformLink),
  funder_statement: z.string(),
  copyright: z.string(),
  contact: z.object({ title: z.string(), body: z.string(), email: z.string() }),
  organisation: z
    .string()
    .meta({ description: 'Name of the organisation that runs the site; empty where it is not set' }),
  demo: z.boolean().meta({ description: 'The site is being tried out: its members are invented' }),
})
export type Shell = z.infer<typeof Shell>

export const Guidelines = z.object({ intro: html, sections: z.array(z.object({ title: z.string(), body: html })) })
export type Guidelines = z.infer<typeof Guidelines>

export const MaterialFile = z.object({
  id: z.int(),
  title: z.string(),
  details: z.string(),
  sectionId: z.int(),
  ...fileOrLinkFields,
})
export type MaterialFile = z.infer<typeof MaterialFile>

export const MaterialVideo = z.object({
  id: z.int(),
  video_title: z.string(),
  video_url: z.string(),
  platform: z.enum(['Vimeo', 'YouTube']),
  thumbnail: picture,
  duration: z.int().meta({ description: 'Seconds' }),
  sectionId: z.int(),
})
export type MaterialVideo = z.infer<typeof MaterialVideo>

export const Materials = z.object({
  title: z.string(),
  intro: html,
  updated_at: z.string().nullable().meta({ description: 'Date of the newest document; null where there is none' }),
  archive: z.object({ count: z.int(), size: z.string(), size_bytes: z.int() }),
  ...listOf(
    z.object({
      id: z.int(),
      section_name: z.string(),
      content: z.array(MaterialFile),
      videos: z.array(MaterialVideo),
    }),
  ).shape,
})
export type Materials = z.infer<typeof Materials>

export const FaqSection = z.object({ id: z.int(), name: z.string() })
export type FaqSection = z.infer<typeof FaqSection>
export const FaqEntry = z.object({ id: z.int(), section: z.int(), question: z.string(), answer: html })
export type FaqEntry = z.infer<typeof FaqEntry>

export const Guide = z.object({ id: z.int(), title: z.string(), details: z.string(), ...fileOrLinkFields })
export type Guide = z.infer<typeof Guide>

const reads = ['pages', 'files'] as const
const Archive = z.string().meta({ description: 'A ZIP archive; ranges are honoured', format: 'binary' })

/** `page_size`: 6 as the site shows them, up to 50 for those who ask. */
export const NEWS_PAGE_SIZE = 6

export const getHome = endpoint(paths.getHome, {
  summary: 'Get the texts of the home page',
  output: { 200: Home },
  reads,
})
export const getAbout = endpoint(paths.getAbout, {
  summary: 'Get the about page',
  output: { 200: About },
  reads,
})
export const getGettingStarted = endpoint(paths.getGettingStarted, {
  summary: 'Get the module structure page of Getting Started',
  output: { 200: GettingStarted },
  reads,
})
export const getNavigating = endpoint(paths.getNavigating, {
  summary: 'Get the navigation page of Getting Started',
  output: { 200: Navigating },
  reads,
})
export const listPlatformLinks = endpoint(paths.listPlatformLinks, {
  summary: 'List the platform links of the footer',
  output: { 200: listOf(PlatformLink) },
  reads,
})
export const getShell = endpoint(paths.getShell, {
  summary: 'Get what head and foot of every page show',
  output: { 200: Shell },
  reads,
})
export const getGuidelines = endpoint(paths.getGuidelines, {
  summary: 'Get the community guidelines',
  output: { 200: Guidelines },
  reads,
})

const materials = (summary: string) => ({ summary, output: { 200: Materials }, reads })
export const getFrenchMaterials = endpoint(paths.getFrenchMaterials, materials('Get the French materials'))
export const getSpanishMaterials = endpoint(paths.getSpanishMaterials, materials('Get the Spanish materials'))

const materialVideos = (summary: string) => ({
  summary,
  query: z.object({ section: id }),
  output: { 200: listOf(MaterialVideo) },
  reads,
})
export const listFrenchVideos = endpoint(paths.listFrenchVideos, materialVideos('List the videos of a French section'))
export const listSpanishVideos = endpoint(
  paths.listSpanishVideos,
  materialVideos('List the videos of a Spanish section'),
)
export const downloadFrench = endpoint(paths.downloadFrench, {
  summary: 'Download all French materials',
  output: { 200: Archive },
})
export const downloadSpanish = endpoint(paths.downloadSpanish, {
  summary: 'Download all Spanish materials',
  output: { 200: Archive },
})

export const listNews = endpoint(paths.listNews, {
  summary: 'List the news, newest first',
  query: z.object({
    page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
    page_size: z.coerce.number<string | number>().int().min(1).max(50).default(NEWS_PAGE_SIZE),
  }),
  output: { 200: listOf(NewsItem) },
  reads: ['news'],
  errors: ['not_found'],
})
export const listFaqSections = endpoint(paths.listFaqSections, {
  summary: 'List the sections of the frequently asked questions',
  output: { 200: listOf(FaqSection) },
  reads,
})
export const listFaqEntries = endpoint(paths.listFaqEntries, {
  summary: 'List the questions, all or those of a section',
  query: z.object({ section: id.optional() }),
  output: { 200: listOf(FaqEntry) },
  reads,
})

const guideList = (summary: string) => ({ summary, output: { 200: listOf(Guide) }, reads })

export const listGeneralGuides = endpoint(paths.listGeneralGuides, guideList('List the general training guides'))
export const listTrainingGuides = endpoint(paths.listTrainingGuides, guideList('List the training guides'))
export const listAdditionalLinks = endpoint(paths.listAdditionalLinks, guideList('List the additional links'))
export const listAdaptationChecklists = endpoint(
  paths.listAdaptationChecklists,
  guideList('List the adaptation checklists'),
)

export const getGuides = endpoint(paths.getGuides, {
  summary: 'Get the texts of the training guides page with its guides and links',
  output: {
    200: z.object({
      training_guides_desc: z.string(),
      additional_links_desc: z.string(),
      training_guides: z.array(Guide),
      general_training_guides: z.array(Guide),
      additional_links: z.array(Guide),
    }),
  },
  reads,
})
