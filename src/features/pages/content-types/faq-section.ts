import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

export const faqSectionType = contentType({
  kind: 'faq-section',
  name: formText.faqSection,
  titleField: 'name',
  fields: {
    name: { type: 'text', label: formText.name, max: 80, required: true },
    entries: {
      type: 'list',
      label: formText.questions,
      itemName: formText.question,
      titleField: 'question',
      max: 50,
      fields: {
        question: { type: 'text', label: formText.questionLabel, max: 200, required: true },
        answer: { type: 'html', label: formText.answer, max: 4000, required: true },
      },
    },
  },
  parts: {
    name: { label: formText.nameOfSection, fields: ['name'] },
    entries: { label: formText.questionsOfSection, fields: ['entries'] },
  },
})
