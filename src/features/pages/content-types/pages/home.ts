import { contentType } from '#core/content-type.ts'
import { labels } from './messages.ts'

const { home } = labels

export const homeType = contentType({
  kind: 'page-home',
  name: home.name,
  fields: {
    title: { type: 'text', label: labels.title, max: 120, required: true },
    description: { type: 'text', label: labels.text, max: 300, lines: 3, required: true },
    illustration: { type: 'file', label: labels.picture, accept: 'picture' },
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
        title: { type: 'text', label: labels.title, max: 80, required: true },
        body: { type: 'text', label: labels.text, max: 300, lines: 3, required: true },
        button_text: { type: 'text', label: home.linkText, max: 60, required: true },
        button_link: { type: 'link', label: labels.link, help: home.linkHelp, required: true },
      },
    },
  },
  parts: {
    hero: { label: home.parts.hero, fields: ['title', 'description', 'illustration', 'search_examples'] },
    cards: { label: home.parts.cards, fields: ['home_cards'] },
  },
})
