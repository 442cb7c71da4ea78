import { contentType } from '#core/content-type.ts'
import { labels } from './messages.ts'

/** A section of the FAQ with its questions. */
export const faqSectionType = contentType({
  kind: 'faq-section',
  name: labels.faqSection,
  titleField: 'name',
  fields: {
    name: { type: 'text', label: labels.name, max: 80, required: true },
    entries: {
      type: 'list',
      label: labels.questions,
      itemName: labels.question,
      titleField: 'question',
      max: 50,
      fields: {
        question: { type: 'text', label: labels.questionLabel, max: 200, required: true },
        answer: { type: 'html', label: labels.answer, max: 4000, required: true },
      },
    },
  },
  parts: {
    name: { label: labels.nameOfSection, fields: ['name'] },
    entries: { label: labels.questionsOfSection, fields: ['entries'] },
  },
})
