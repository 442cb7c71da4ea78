import { type ContentType, contentType } from '#core/content-type.ts'
import { formText } from './content-types/messages.ts'
import { moduleType } from './content-types/module.ts'

export const moduleCategoryType = contentType({
  kind: 'module-category',
  name: formText.moduleCategory,
  titleField: 'name',
  fields: { name: { type: 'text', label: formText.name, max: 80, required: true } },
  parts: { name: { label: formText.nameOfCategory, fields: ['name'] } },
})

/** The additional training tools, which every module offers: one entry. */
export const trainingToolsType = contentType({
  kind: 'training-tools',
  name: formText.trainingTools,
  fields: {
    tools: {
      type: 'list',
      label: formText.tools,
      itemName: formText.tool,
      titleField: 'title',
      max: 50,
      fields: {
        title: { type: 'text', label: formText.title, max: 200, lines: 2, required: true },
        details: { type: 'text', label: formText.details, max: 500, lines: 3 },
        file: { type: 'file', label: formText.fileField, accept: 'document', required: true },
      },
    },
  },
  parts: { tools: { label: formText.toolsOfTraining, fields: ['tools'] } },
})

export { moduleType }

/** Everything of this feature that editors can change. */
export const libraryContentTypes: readonly ContentType[] = [moduleType, moduleCategoryType, trainingToolsType]
