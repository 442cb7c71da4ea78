import { z } from 'zod'
import { PAGE_SCHEMAS } from '#features/pages/server/public.ts'

/** A path below `starter/`, e.g. `images/hero.svg`. */
const path = z.string().min(1)
const text = z.string().min(1)
const Document = z.object({ document: path })

/** The texts of the pages as their YAML files have them: files are named by path. */
export const HomeText = PAGE_SCHEMAS.home.extend({ illustration: path.optional() })
export const GettingStartedText = PAGE_SCHEMAS['getting-started'].extend({
  carousel_photos: z.array(z.object({ file: path, caption: text })),
  quick_start_guide: Document,
  adaptation_checklist: Document,
})
export const NavigatingText = PAGE_SCHEMAS.navigating.extend({
  image: path.optional(),
  sub: z.array(z.object({ subtitle: text, subtitle_body: text, image: path.optional() })),
})
export const GuidesText = PAGE_SCHEMAS.guides.extend({
  training_guides: z.array(Document),
  general_training_guides: z.array(Document),
  additional_links: z.array(z.object({ title: text, details: z.string().default(''), url: z.url() })),
})
export const ToolsText = z.array(Document)
export const ColorGuideText = z.object({
  title: text,
  body: text,
  color_guide_items: z.array(z.object({ kind: text, title: text, body: text, image: path.optional() })),
})
export const FaqText = z.array(z.object({ name: text, entries: z.array(z.object({ question: text, answer: text })) }))
export const PlatformLinksText = z.array(
  z.object({
    link_name: text,
    link_type: z.enum(['LINK', 'MODAL']),
    link_target: text.optional(),
    header: text.optional(),
    modal_body: text.optional(),
  }),
)
export const NewsText = z.object({
  title: text,
  category: z.enum(['News', 'Module Update']),
  url: z.url().optional(),
  picture: path.optional(),
})
