import { z } from 'zod'

const text = z.string().min(1)
const day = z.iso.date()
/** The path of a picture or document of the pages, e.g. `images/hero.svg`: a key of the files of the pages. */
const path = z.string().min(1)
const Document = z.object({ document: path })
const Link = z.object({ title: text, details: z.string().default(''), url: z.url() })

const VideoText = z.object({ title: text, url: z.url(), seconds: z.int().min(1) })

/** Codes of the languages that `module.yaml` names. */
export const LANGUAGES = { English: 'en', French: 'fr', Spanish: 'es' } as const

/** `module.yaml` of a module. */
export const ModuleText = z.object({
  name: text,
  category: text,
  description: text.max(160),
  language: z.enum(['English', 'French', 'Spanish']),
  /** The folders of the sections of the materials that have the same subject. */
  also_in: z.object({ fr: text, es: text }).partial().default({}),
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
  references: z.array(Link).min(5).max(8),
})

/** `section.yaml` of the French and Spanish materials. */
export const SectionText = z.object({ name: text, cover: text, videos: z.array(VideoText).default([]) })

/** Head of a news item. */
export const NewsText = z.object({
  title: text,
  category: z.enum(['News', 'Module Update']),
  url: z.url().optional(),
  picture: path.optional(),
})

const GuidanceText = z.object({ based_on: text, notice: text })
const number = (place: number) => ({
  [`number_${place}`]: z.string(),
  [`title_${place}`]: z.string(),
  [`short_description_${place}`]: z.string(),
})
const MaterialsText = z.strictObject({ title: text, intro: text })

/** The texts of each page by the name of its file. HTML where the field of the site takes it. */
export const PAGE_TEXTS = {
  home: z.strictObject({
    title: text,
    description: text,
    illustration: path.optional(),
    search_examples: z.array(text),
    home_cards: z.array(
      z.strictObject({
        icon: z.enum(['file', 'talk', 'globe']),
        title: text,
        body: text,
        button_text: text,
        button_link: text,
      }),
    ),
  }),
  about: z.strictObject({
    title: text,
    description: text,
    ...number(1),
    ...number(2),
    ...number(3),
    ...number(4),
    background: text,
    origin: text,
    left_out: text,
    contact: text,
  }),
  'getting-started': z.strictObject({
    title: text,
    description: text,
    carousel_photos: z.array(z.strictObject({ file: path, file_dark: path.optional(), caption: text })),
    explanation_cards: z.array(
      z.strictObject({ title: text, body: text, stage: z.string().default(''), format: z.string().default('') }),
    ),
    quick_start_guide: Document,
    adaptation_checklist: Document,
  }),
  navigating: z.strictObject({
    title: text,
    body: text,
    image: path.optional(),
    image_dark: path.optional(),
    sub: z.array(
      z.strictObject({ subtitle: text, subtitle_body: text, image: path.optional(), image_dark: path.optional() }),
    ),
  }),
  guides: z.strictObject({
    training_guides_desc: text,
    additional_links_desc: text,
    training_guides: z.array(Document),
    general_training_guides: z.array(Document),
    additional_links: z.array(Link),
  }),
  footer: z.strictObject({ funder_statement: z.string().default(''), copyright: text }),
  contact: z.strictObject({ title: text, body: text, email: z.string().default('') }),
  guidance: z.strictObject({
    noticed_on: day,
    editions: z.array(Link),
    en: GuidanceText,
    fr: GuidanceText,
    es: GuidanceText,
  }),
  guidelines: z.strictObject({ intro: text, sections: z.array(z.strictObject({ title: text, body: text })) }),
  'materials-fr': MaterialsText,
  'materials-es': MaterialsText,
  tools: z.array(Document),
  faq: z.array(z.strictObject({ name: text, entries: z.array(z.strictObject({ question: text, answer: text })) })),
  'platform-links': z.array(
    z.strictObject({
      link_name: text,
      link_type: z.enum(['LINK', 'MODAL']),
      link_target: z.string().default(''),
      header: z.string().default(''),
      modal_body: z.string().default(''),
    }),
  ),
} as const

export const ColorGuideText = z.strictObject({
  title: text,
  body: text,
  color_guide_items: z.array(z.strictObject({ kind: text, title: text, body: text, image: path.optional() })),
})

export const COLOR_GUIDES = ['presentation-slides', 'french-content', 'spanish-content'] as const

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
