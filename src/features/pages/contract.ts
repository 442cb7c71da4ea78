import { z } from 'zod'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { listOf, page, pageSize } from '#core/paging.ts'
import { Detail, idParam } from '#core/schemas.ts'
import { endpoint } from './contract/endpoint.ts'
import { paths } from './paths.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    pages: 'pages' | 'news'
  }
}

export * from './contract/color-guides.ts'
export * from './contract/guidance.ts'
export * from './contract/materials.ts'
export * from './contract/recent-changes.ts'

const html = z.string().meta({ description: 'HTML', examples: ['<p>Text</p>'] })
const picture = z.string().nullable().meta({ description: 'URL of a picture' })

export const Organisation = z
  .object({
    name: z.string(),
    url: z.string().nullable().meta({ description: 'Its own site' }),
    logo: picture,
    sample: z.boolean().meta({ description: 'An invented organisation of a demo site' }),
  })
  .meta({ id: 'Organisation' })
export type Organisation = z.infer<typeof Organisation>

export const NewsItem = z
  .object({
    id: z.int(),
    title: z.string().meta({ examples: ['New module about implants'] }),
    content: html,
    picture,
    picture_text: z.string().meta({ description: 'What the picture shows; empty when it only decorates' }),
    url: z.string().nullable(),
    category: z.enum(['News', 'Module Update']),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'NewsItem' })
export type NewsItem = z.infer<typeof NewsItem>

export const HomeCard = z.object({
  icon: z.enum(['file', 'talk', 'globe']),
  title: z.string(),
  body: z.string(),
  button_text: z.string(),
  button_link: z.string(),
})
export const Home = z
  .object({
    title: z.string(),
    description: z.string(),
    illustration: picture,
    search_examples: z.array(z.string()).default([]).meta({ description: 'Searches that find something' }),
    home_cards: z.array(HomeCard),
    partners: z.array(Organisation),
  })
  .meta({ id: 'Home' })
export type Home = z.infer<typeof Home>

export const About = z
  .object({
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
    contact_email: z.string().meta({ description: 'Empty until an editor writes one' }),
  })
  .meta({ id: 'About' })
export type About = z.infer<typeof About>

export const HelpDocument = z
  .object({ title: z.string(), details: z.string(), ...fileOrLinkFields })
  .meta({ id: 'HelpDocument' })
export type HelpDocument = z.infer<typeof HelpDocument>

export const GettingStarted = z
  .object({
    title: z.string(),
    description: z.string(),
    carousel_photos: z.array(z.object({ file: z.string(), file_dark: picture, caption: z.string() })),
    explanation_cards: z.array(
      z.object({
        title: z.string(),
        body: z.string(),
        stage: z.string().default('').meta({ description: "When it is used, e.g. 'Before the course'" }),
        format: z.string().default('').meta({ description: 'Kind and number of its files' }),
      }),
    ),
    quick_start_guide: HelpDocument.nullable(),
    adaptation_checklist: HelpDocument.nullable(),
  })
  .meta({ id: 'GettingStarted' })
export type GettingStarted = z.infer<typeof GettingStarted>

export const Navigating = z
  .object({
    title: z.string(),
    body: html,
    image: picture,
    image_dark: picture,
    sub: z.array(z.object({ subtitle: z.string(), subtitle_body: html, image: picture, image_dark: picture })),
  })
  .meta({ id: 'Navigating' })
export type Navigating = z.infer<typeof Navigating>

export const PlatformLink = z
  .object({
    id: z.int(),
    link_name: z.string(),
    link_type: z.enum(['LINK', 'MODAL']),
    link_target: z.string(),
    modal_header: z.string(),
    modal_body: html,
  })
  .meta({ id: 'PlatformLink' })
export type PlatformLink = z.infer<typeof PlatformLink>

/** The texts of the header and footer of every page. */
export const Shell = z
  .object({
    platform_links: z.array(PlatformLink),
    site_name: z.string().optional().meta({ description: 'Where editors have changed it' }),
    logo: z.string().optional(),
    share_picture: z.string().optional(),
    funder_statement: z.string(),
    copyright: z.string(),
    contact: z.object({ title: z.string(), body: z.string(), email: z.string() }),
    demo: z.boolean().meta({ description: 'A demo site, whose members are invented' }),
  })
  .meta({ id: 'Shell' })
export type Shell = z.infer<typeof Shell>

export const Guidelines = z
  .object({ intro: html, sections: z.array(z.object({ title: z.string(), body: html })) })
  .meta({ id: 'Guidelines' })
export type Guidelines = z.infer<typeof Guidelines>

export const FaqSection = z.object({ id: z.int(), name: z.string() }).meta({ id: 'FaqSection' })
export type FaqSection = z.infer<typeof FaqSection>
export const FaqEntry = z
  .object({ id: z.int(), section: z.int(), question: z.string(), answer: html })
  .meta({ id: 'FaqEntry' })
export type FaqEntry = z.infer<typeof FaqEntry>

export const FaqPage = z
  .object({
    is_whole: z.boolean().meta({ description: 'Whether all sections are open, because there are few questions' }),
    found: z.int().meta({ description: 'How many questions a search finds; the first hundred are in the sections' }),
    sections: z.array(
      FaqSection.extend({
        is_open: z.boolean(),
        entries: z.array(FaqEntry.omit({ section: true })).meta({ description: 'Empty while it is closed' }),
      }),
    ),
  })
  .meta({ id: 'FaqPage' })
export type FaqPage = z.infer<typeof FaqPage>

export const Guide = z
  .object({ id: z.int(), title: z.string(), details: z.string(), ...fileOrLinkFields })
  .meta({ id: 'Guide' })
export type Guide = z.infer<typeof Guide>

/** What the calls for the texts of pages share. */
const shown = { may: 'everyone', reads: ['pages', 'files'] } as const

export const NEWS_PAGE_SIZE = 6

export const getHome = endpoint(paths.getHome, {
  ...shown,
  summary: 'Get the texts of the home page',
  output: { 200: Home },
})
export const getAbout = endpoint(paths.getAbout, {
  ...shown,
  summary: 'Get the about page',
  output: { 200: About },
})
export const getGettingStarted = endpoint(paths.getGettingStarted, {
  ...shown,
  summary: 'Get the page about the structure of modules',
  output: { 200: GettingStarted },
})
export const getNavigating = endpoint(paths.getNavigating, {
  ...shown,
  summary: 'Get the page about navigating the website',
  output: { 200: Navigating },
})
export const listPlatformLinks = endpoint(paths.listPlatformLinks, {
  ...shown,
  summary: 'List the platform links of the footer',
  output: { 200: listOf(PlatformLink) },
})
export const getShell = endpoint(paths.getShell, {
  ...shown,
  summary: 'Get the texts of the header and footer',
  output: { 200: Shell },
})
export const confirmContact = endpoint(paths.confirmContact, {
  summary: 'Confirm a new contact address of the site by the link of its mail',
  description: 'The link works until another address is published.',
  may: 'signed-link',
  query: z.object({ email: z.string().max(100), key: z.string().max(100) }),
  output: { 200: Detail },
  limit: 60,
})
export const getGuidelines = endpoint(paths.getGuidelines, {
  ...shown,
  summary: 'Get the community guidelines',
  output: { 200: Guidelines },
})

export const listNews = endpoint(paths.listNews, {
  summary: 'List the news',
  description: 'Newest first.',
  may: 'everyone',
  query: z.object({
    page,
    page_size: pageSize(NEWS_PAGE_SIZE),
  }),
  output: { 200: listOf(NewsItem) },
  reads: ['news'],
  errors: ['not_found'],
})
export const listFaqSections = endpoint(paths.listFaqSections, {
  ...shown,
  summary: 'List the sections of the frequently asked questions',
  output: { 200: listOf(FaqSection) },
})
export const listFaqEntries = endpoint(paths.listFaqEntries, {
  ...shown,
  summary: 'List the frequently asked questions',
  description: 'All questions, or those of one section.',
  query: z.object({ section: idParam.optional() }),
  output: { 200: listOf(FaqEntry) },
})

export const getFaq = endpoint(paths.getFaq, {
  ...shown,
  summary: 'Get the page of the frequently asked questions',
  description: 'With many questions only one section is open, that of a question, or all with what a search finds.',
  query: z.object({
    section: idParam.optional(),
    question: idParam.optional(),
    search: z.string().max(200).optional(),
  }),
  output: { 200: FaqPage },
})

const guideList = (summary: string) => ({ ...shown, summary, output: { 200: listOf(Guide) } })

export const listGeneralGuides = endpoint(paths.listGeneralGuides, guideList('List the general training guides'))
export const listTrainingGuides = endpoint(paths.listTrainingGuides, guideList('List the training guides'))
export const listAdditionalLinks = endpoint(paths.listAdditionalLinks, guideList('List the additional links'))
export const listAdaptationChecklists = endpoint(
  paths.listAdaptationChecklists,
  guideList('List the adaptation checklists'),
)

export const getGuides = endpoint(paths.getGuides, {
  ...shown,
  summary: 'Get the training guides page with its guides and links',
  output: {
    200: z.object({
      training_guides_desc: z.string(),
      additional_links_desc: z.string(),
      training_guides: z.array(Guide),
      general_training_guides: z.array(Guide),
      additional_links: z.array(Guide),
      adaptation_checklists: z.array(Guide),
    }),
  },
})
