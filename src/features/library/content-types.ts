import { type ContentType, contentType } from '#core/content-type.ts'
import { formText } from './content-types/messages.ts'
import { moduleType } from './content-types/module.ts'
import { trainingToolsType } from './content-types/training-tools.ts'

export const moduleCategoryType = contentType({
  kind: 'module-category',
  name: formText.moduleCategory,
  titleField: 'name',
  fields: { name: { type: 'text', label: formText.name, max: 80, required: true } },
  parts: { name: { label: formText.nameOfCategory, fields: ['name'] } },
})

export { moduleType, trainingToolsType }

/** Everything of this feature that editors can change. */
export const libraryContentTypes: readonly ContentType[] = [moduleType, moduleCategoryType, trainingToolsType]
