import { type ContentType, contentType } from '#core/content-type.ts'
import { labels } from './content-types/messages.ts'
import { moduleType } from './content-types/module.ts'
import { trainingToolsType } from './content-types/training-tools.ts'

/** A category of modules. */
export const moduleCategoryType = contentType({
  kind: 'module-category',
  name: labels.moduleCategory,
  titleField: 'name',
  fields: { name: { type: 'text', label: labels.name, max: 80, required: true } },
  parts: { name: { label: labels.nameOfCategory, fields: ['name'] } },
})

export { moduleType, trainingToolsType }

/** Everything of this feature that editors can change. */
export const libraryContentTypes: readonly ContentType[] = [moduleType, moduleCategoryType, trainingToolsType]
