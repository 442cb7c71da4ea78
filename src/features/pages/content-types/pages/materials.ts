import { contentType, type HtmlField, type TextField } from '#core/content-type.ts'
import { formText } from './messages.ts'

const fields = {
  title: { type: 'text', label: formText.title, max: 120, required: true } satisfies TextField,
  intro: { type: 'html', label: formText.introduction, max: 8000 } satisfies HtmlField,
} as const
const parts = {
  title: { label: formText.materials.parts.title, fields: ['title'] },
  intro: { label: formText.materials.parts.intro, fields: ['intro'] },
} as const

export const frenchMaterialsType = contentType({
  kind: 'page-french-materials',
  name: formText.materials.french,
  fields,
  parts,
})

export const spanishMaterialsType = contentType({
  kind: 'page-spanish-materials',
  name: formText.materials.spanish,
  fields,
  parts,
})
