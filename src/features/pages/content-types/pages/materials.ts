import { contentType, type HtmlField, type TextField } from '#core/content-type.ts'
import { labels } from './messages.ts'

const fields = {
  title: { type: 'text', label: labels.title, max: 120, required: true } satisfies TextField,
  intro: { type: 'html', label: labels.introduction, max: 8000 } satisfies HtmlField,
} as const
const parts = {
  title: { label: labels.materials.parts.title, fields: ['title'] },
  intro: { label: labels.materials.parts.intro, fields: ['intro'] },
} as const

/** Title and introduction of the French materials. */
export const frenchMaterialsType = contentType({
  kind: 'page-french-materials',
  name: labels.materials.french,
  fields,
  parts,
})

/** Title and introduction of the Spanish materials. */
export const spanishMaterialsType = contentType({
  kind: 'page-spanish-materials',
  name: labels.materials.spanish,
  fields,
  parts,
})
