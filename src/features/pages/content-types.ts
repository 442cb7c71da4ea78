import { type ContentType, contentType } from '#core/content-type.ts'
import { editLabels as labels } from './messages.ts'

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

/** Everything of this feature that editors can change. */
export const pageContentTypes: readonly ContentType[] = [faqSectionType]
