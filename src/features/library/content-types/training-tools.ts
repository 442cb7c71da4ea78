import { contentType } from '#core/content-type.ts'
import { labels } from './messages.ts'

/** The additional training tools, which every module offers: one entry. */
export const trainingToolsType = contentType({
  kind: 'training-tools',
  name: labels.trainingTools,
  fields: {
    tools: {
      type: 'list',
      label: labels.tools,
      itemName: labels.tool,
      titleField: 'title',
      max: 50,
      fields: {
        title: { type: 'text', label: labels.title, max: 200, lines: 2, required: true },
        details: { type: 'text', label: labels.details, max: 500, lines: 3 },
        file: { type: 'file', label: labels.fileField, accept: 'document', required: true },
      },
    },
  },
  parts: { tools: { label: labels.toolsOfTraining, fields: ['tools'] } },
})
