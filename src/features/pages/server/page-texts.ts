import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { About, GettingStarted, Guidance, Guidelines, Home, Navigating } from '../contract.ts'
import type { ContentPageName } from './tables.ts'

/** The id of a picture or document; responses have its URL instead. */
const fileId = z.int()
const HelpDocumentTexts = z.object({ title: z.string(), details: z.string(), file_id: fileId })
const GuidanceTexts = Guidance.pick({ based_on: true, notice: true })
const MaterialsTexts = z.object({ title: z.string(), intro: z.string() })

/**
 * The schema of each row of `page_content`, by its name: what the contract returns, with file ids instead of URLs and
 * without the settings of the organisation that runs the site.
 */
export const PAGE_SCHEMAS = {
  home: Home.omit({ partners: true }).extend({ illustration: fileId.nullable() }),
  about: About.omit({ led_by: true, contributing_organisations: true, contact_email: true }),
  'getting-started': GettingStarted.extend({
    carousel_photos: z.array(z.object({ file: fileId, caption: z.string() })),
    quick_start_guide: HelpDocumentTexts.nullable(),
    adaptation_checklist: HelpDocumentTexts.nullable(),
  }),
  navigating: Navigating.extend({
    image: fileId.nullable(),
    sub: z.array(z.object({ subtitle: z.string(), subtitle_body: z.string(), image: fileId.nullable() })),
  }),
  guides: z.object({ training_guides_desc: z.string(), additional_links_desc: z.string() }),
  guidance: Guidance.pick({ editions: true }).extend({
    noticed_on: z.iso.date(),
    en: GuidanceTexts,
    fr: GuidanceTexts,
    es: GuidanceTexts,
  }),
  guidelines: Guidelines,
  'french-materials': MaterialsTexts,
  'spanish-materials': MaterialsTexts,
  // Parts of every page: the footer and the contact dialog.
  footer: z.object({ copyright: z.string() }),
  contact: z.object({ title: z.string(), body: z.string() }),
} as const satisfies Record<ContentPageName, z.ZodType>

type Texts = { [N in ContentPageName]: z.infer<(typeof PAGE_SCHEMAS)[N]> }

export type PageTexts<N extends ContentPageName> = Texts[N]

/** The same schemas in a type that keeps a name and its texts together when the name is a type parameter. */
const SCHEMAS: { [N in ContentPageName]: z.ZodType<Texts[N]> } = PAGE_SCHEMAS

/** @throws {AppError} `not_found` until an editor writes the page */
export async function getPageTexts<N extends ContentPageName>(db: Db, name: N): Promise<PageTexts<N>> {
  const texts = await findPageTexts(db, name)
  if (texts === undefined) throw new AppError('not_found')
  return texts
}

export async function findPageTexts<N extends ContentPageName>(db: Db, name: N): Promise<PageTexts<N> | undefined> {
  const row = await db.selectFrom('page_content').select('body').where('name', '=', name).executeTakeFirst()
  return row && SCHEMAS[name].parse(JSON.parse(row.body))
}
