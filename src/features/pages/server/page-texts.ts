import { z } from 'zod'
import { SITE_NAME } from '#core/site-name.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { formText } from '../content-types/pages/messages.ts'
import { About, GettingStarted, Guidance, Guidelines, Home, HomeCard, Navigating } from '../contract.ts'
import { text } from '../messages.ts'
import type { ContentPageName } from './tables.ts'

/** The id of a picture or document; responses have its URL instead. */
const fileId = z.int()
/** Texts from before have none: then both themes show the same picture. */
const darkPicture = fileId.nullable().default(null)
/** Names an item of a list while editors change and move it. Texts from before have none. */
const key = z.string().optional()
const HelpDocumentTexts = z.object({ title: z.string(), details: z.string(), file_id: fileId.nullable() })
const Step = z.object({
  subtitle: z.string(),
  subtitle_body: z.string(),
  image: fileId.nullable(),
  image_dark: darkPicture,
  key,
})
const GuidanceTexts = Guidance.pick({ based_on: true, notice: true })
/** Texts from before have none: they were settings. */
const Organisations = z.array(z.object({ name: z.string(), url: z.string(), logo: fileId.nullable(), key })).default([])
const MaterialsTexts = z.object({ title: z.string(), intro: z.string() })

/**
 * The schema of each row of `page_content`, by its name: what the contract returns, with file ids instead of URLs, and without
 * what belongs to another row.
 */
export const PAGE_SCHEMAS = {
  home: Home.omit({ partners: true }).extend({
    illustration: fileId.nullable(),
    home_cards: z.array(HomeCard.extend({ key })),
  }),
  about: About.omit({ contact_email: true }).extend({
    led_by: Organisations,
    contributing_organisations: Organisations,
  }),
  'getting-started': GettingStarted.extend({
    carousel_photos: z.array(z.object({ file: fileId, file_dark: darkPicture, caption: z.string(), key })),
    explanation_cards: z.array(GettingStarted.shape.explanation_cards.element.extend({ key })),
    quick_start_guide: HelpDocumentTexts.nullable(),
    adaptation_checklist: HelpDocumentTexts.nullable(),
  }),
  navigating: Navigating.extend({
    image: fileId.nullable(),
    image_dark: darkPicture,
    sub: z.array(Step),
  }),
  guides: z.object({ training_guides_desc: z.string(), additional_links_desc: z.string() }),
  guidance: z.object({
    noticed_on: z.iso.date().nullable(),
    editions: z.array(Guidance.shape.editions.element.extend({ key })),
    en: GuidanceTexts,
    fr: GuidanceTexts,
    es: GuidanceTexts,
  }),
  guidelines: Guidelines.extend({ sections: z.array(Guidelines.shape.sections.element.extend({ key })) }),
  'french-materials': MaterialsTexts,
  'spanish-materials': MaterialsTexts,
  // Parts of every page: the footer and the contact dialog.
  footer: z.object({ funder_statement: z.string().default(''), copyright: z.string() }),
  contact: z.object({ title: z.string(), body: z.string(), email: z.string().default('') }),
} as const satisfies Record<ContentPageName, z.ZodType>

type Texts = { [N in ContentPageName]: z.infer<(typeof PAGE_SCHEMAS)[N]> }

export type PageTexts<N extends ContentPageName> = Texts[N]

/** The same schemas in a type that keeps a name and its texts together when the name is a type parameter. */
const SCHEMAS: { [N in ContentPageName]: z.ZodType<Texts[N]> } = PAGE_SCHEMAS

const NO_GUIDANCE = { based_on: '', notice: '' }
/** What a page has until an editor writes it. */
const NO_TEXTS: Texts = {
  home: { title: SITE_NAME, description: '', illustration: null, search_examples: [], home_cards: [] },
  about: {
    title: text.about,
    description: '',
    background: '',
    origin: '',
    left_out: '',
    led_by: [],
    contributing_organisations: [],
    contact: '',
    number_1: '',
    title_1: '',
    short_description_1: '',
    number_2: '',
    title_2: '',
    short_description_2: '',
    number_3: '',
    title_3: '',
    short_description_3: '',
    number_4: '',
    title_4: '',
    short_description_4: '',
  },
  'getting-started': {
    title: text.gettingStarted,
    description: text.navigatingSubtitle,
    carousel_photos: [],
    explanation_cards: [],
    quick_start_guide: null,
    adaptation_checklist: null,
  },
  navigating: { title: text.tabs.navigating, body: '', image: null, image_dark: null, sub: [] },
  guides: { training_guides_desc: '', additional_links_desc: '' },
  guidance: { noticed_on: null, editions: [], en: NO_GUIDANCE, fr: NO_GUIDANCE, es: NO_GUIDANCE },
  guidelines: { intro: '', sections: [] },
  'french-materials': { title: formText.materials.frenchTitle, intro: '' },
  'spanish-materials': { title: formText.materials.spanishTitle, intro: '' },
  footer: { funder_statement: '', copyright: '' },
  contact: { title: text.contactUs, body: '', email: '' },
}

/** The texts of a page, those of `NO_TEXTS` until an editor writes it. */
export async function getPageTexts<N extends ContentPageName>(db: Db, name: N): Promise<PageTexts<N>> {
  const row = await db.selectFrom('page_content').select('body').where('name', '=', name).executeTakeFirst()
  return row ? SCHEMAS[name].parse(JSON.parse(row.body)) : NO_TEXTS[name]
}

/** Writes the texts of a page; its schema checks them. The caller has sanitized the HTML in them. */
export async function writePageTexts(tx: Tx, name: ContentPageName, texts: unknown): Promise<void> {
  const body = JSON.stringify(SCHEMAS[name].parse(texts))
  await tx
    .insertInto('page_content')
    .values({ name, body })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ body }))
    .execute()
  await recordChange(tx, 'pages')
}
