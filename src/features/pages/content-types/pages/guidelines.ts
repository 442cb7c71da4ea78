import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

const { guidelines } = formText

export const guidelinesType = contentType({
  kind: 'page-guidelines',
  name: guidelines.name,
  fields: {
    intro: { type: 'html', label: formText.introduction, max: 4000 },
    sections: {
      type: 'list',
      label: guidelines.sections,
      itemName: guidelines.section,
      titleField: 'title',
      max: 30,
      fields: {
        title: { type: 'text', label: formText.title, max: 120, required: true },
        body: { type: 'html', label: formText.text, max: 6000, required: true },
      },
    },
  },
  parts: {
    intro: { label: guidelines.parts.intro, fields: ['intro'] },
    sections: { label: guidelines.parts.sections, fields: ['sections'] },
  },
})
