import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

const { home } = formText

export const homeType = contentType({
  kind: 'page-home',
  name: home.name,
  fields: {
    title: { type: 'text', label: formText.title, max: 120, required: true },
    description: { type: 'text', label: formText.text, max: 300, lines: 3, required: true },
    illustration: { type: 'file', label: formText.picture, accept: 'picture' },
    search_examples: {
      type: 'text',
      label: home.searchExamples,
      help: home.searchExamplesHelp,
      max: 200,
      lines: 4,
    },
    home_cards: {
      type: 'list',
      label: home.cards,
      itemName: home.card,
      titleField: 'title',
      max: 6,
      fields: {
        icon: { type: 'choice', label: home.icon, options: home.icons, required: true },
        title: { type: 'text', label: formText.title, max: 80, required: true },
        body: { type: 'text', label: formText.text, max: 300, lines: 3, required: true },
        button_text: { type: 'text', label: home.linkText, max: 60, required: true },
        button_link: { type: 'link', label: formText.link, help: home.linkHelp, required: true },
      },
    },
  },
  parts: {
    hero: { label: home.parts.hero, fields: ['title', 'description', 'illustration', 'search_examples'] },
    cards: { label: home.parts.cards, fields: ['home_cards'] },
  },
})
