import { contentType, type TextField } from '#core/content-type.ts'
import { formText } from './messages.ts'

const { guidance } = formText
const { en, fr, es } = guidance.languages

const basedOn = (language: string): TextField => ({
  type: 'text',
  label: guidance.in(guidance.basedOn, language),
  max: 400,
  lines: 3,
})
const notice = (language: string): TextField => ({
  type: 'text',
  label: guidance.in(guidance.notice, language),
  max: 400,
  lines: 3,
})

/** The editions that the content follows, and the notice about newer ones in three languages. */
export const guidanceType = contentType({
  kind: 'page-guidance',
  name: guidance.name,
  fields: {
    noticed_on: { type: 'date', label: guidance.noticedOn },
    based_on_en: basedOn(en),
    notice_en: notice(en),
    based_on_fr: basedOn(fr),
    notice_fr: notice(fr),
    based_on_es: basedOn(es),
    notice_es: notice(es),
    editions: {
      type: 'list',
      label: guidance.editions,
      itemName: guidance.edition,
      titleField: 'title',
      max: 20,
      fields: {
        title: { type: 'text', label: formText.title, max: 200, lines: 2, required: true },
        details: { type: 'text', label: formText.details, max: 200, lines: 2 },
        url: { type: 'link', label: formText.link, required: true },
      },
    },
  },
  parts: {
    notices: {
      label: guidance.parts.notices,
      fields: ['noticed_on', 'based_on_en', 'notice_en', 'based_on_fr', 'notice_fr', 'based_on_es', 'notice_es'],
    },
    editions: { label: guidance.parts.editions, fields: ['editions'] },
  },
})
