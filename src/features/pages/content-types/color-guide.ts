import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

/** The meaning of the colours in slides or documents. */
export const colorGuideType = contentType({
  kind: 'color-guide',
  name: formText.colorGuide,
  titleField: 'title',
  fields: {
    title: { type: 'text', label: formText.title, max: 120, required: true },
    body: { type: 'html', label: formText.text, max: 2000, required: true },
    items: {
      type: 'list',
      label: formText.colors,
      itemName: formText.color,
      titleField: 'title',
      max: 30,
      fields: {
        title: { type: 'text', label: formText.title, max: 120, required: true },
        body: { type: 'text', label: formText.meaning, max: 500, lines: 3, required: true },
        image: { type: 'file', label: formText.picture, accept: 'picture' },
      },
    },
  },
  parts: { all: { label: formText.colorGuidePart, fields: ['title', 'body', 'items'] } },
})
