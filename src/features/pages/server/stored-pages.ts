import { z } from 'zod'
import { About, GettingStarted, Guidance, Guidelines, Home, Navigating } from '../contract.ts'
import type { ContentPageName } from './tables.ts'

/** A picture or document as a page's stored texts name it: the number of its file. */
const fileId = z.int().nullable()
const StoredHelpDocument = z.object({ title: z.string(), details: z.string(), file_id: z.int() })

const GuidanceTexts = Guidance.pick({ based_on: true, notice: true })

/**
 * The texts of each page as `page_content` keeps them: what the contract answers, with file numbers for addresses, and
 * without what the organisation that runs the site sets for itself.
 */
export const STORED = {
  home: Home.omit({ partners: true }).extend({ illustration: fileId }),
  about: About.omit({ led_by: true, contributing_organisations: true, contact_email: true }),
  'getting-started': GettingStarted.extend({
    carousel_photos: z.array(z.object({ file: z.int(), caption: z.string() })),
    quick_start_guide: StoredHelpDocument.nullable(),
    adaptation_checklist: StoredHelpDocument.nullable(),
  }),
  navigating: Navigating.extend({
    image: fileId,
    sub: z.array(z.object({ subtitle: z.string(), subtitle_body: z.string(), image: fileId })),
  }),
  guides: z.object({ training_guides_desc: z.string(), additional_links_desc: z.string() }),
  footer: z.object({ copyright: z.string() }),
  contact: z.object({ title: z.string(), body: z.string() }),
  guidance: Guidance.pick({ editions: true }).extend({
    noticed_on: z.iso.date(),
    en: GuidanceTexts,
    fr: GuidanceTexts,
    es: GuidanceTexts,
  }),
  guidelines: Guidelines,
  'french-materials': z.object({ title: z.string(), intro: z.string() }),
  'spanish-materials': z.object({ title: z.string(), intro: z.string() }),
} as const satisfies Record<ContentPageName, z.ZodType>

export type Stored<N extends ContentPageName> = z.infer<(typeof STORED)[N]>
