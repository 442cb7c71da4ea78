import { contentType } from '#core/content-type.ts'
import { labels } from './messages.ts'

/** A category of modules. */
export const moduleCategoryType = contentType({
  kind: 'module-category',
  name: labels.moduleCategory,
  titleField: 'name',
  fields: { name: { type: 'text', label: labels.name, max: 80, required: true } },
  parts: { name: { label: labels.nameOfCategory, fields: ['name'] } },
})
