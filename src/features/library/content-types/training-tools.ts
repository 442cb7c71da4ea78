import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

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
