import { contentType } from '#core/content-type.ts'
import { labels } from './messages.ts'

/** The meaning of the colours in slides or documents. */
export const colorGuideType = contentType({
  kind: 'color-guide',
  name: labels.colorGuide,
  titleField: 'title',
  fields: {
    title: { type: 'text', label: labels.title, max: 120, required: true },
    body: { type: 'html', label: labels.text, max: 2000, required: true },
    items: {
      type: 'list',
      label: labels.colors,
      itemName: labels.color,
      titleField: 'title',
      max: 30,
      fields: {
        title: { type: 'text', label: labels.title, max: 120, required: true },
        body: { type: 'text', label: labels.meaning, max: 500, lines: 3, required: true },
        image: { type: 'file', label: labels.picture, accept: 'picture' },
      },
    },
  },
  parts: { all: { label: labels.colorGuidePart, fields: ['title', 'body', 'items'] } },
})
