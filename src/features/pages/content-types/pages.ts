import { contentType, type HtmlField, type TextField } from '#core/content-type.ts'
import { formText } from './pages/messages.ts'

export { aboutType } from './pages/about.ts'
export { gettingStartedType } from './pages/getting-started.ts'
export { guidanceType } from './pages/guidance.ts'
export { guidesType } from './pages/guides.ts'
export { navigatingType } from './pages/navigating.ts'

const { contact, footer, guidelines, home } = formText

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

const materialsFields = {
  title: { type: 'text', label: formText.title, max: 120, required: true } satisfies TextField,
  intro: { type: 'html', label: formText.introduction, max: 8000 } satisfies HtmlField,
} as const
const materialsParts = {
  title: { label: formText.materials.parts.title, fields: ['title'] },
  intro: { label: formText.materials.parts.intro, fields: ['intro'] },
} as const

export const frenchMaterialsType = contentType({
  kind: 'page-french-materials',
  name: formText.materials.french,
  fields: materialsFields,
  parts: materialsParts,
})

export const spanishMaterialsType = contentType({
  kind: 'page-spanish-materials',
  name: formText.materials.spanish,
  fields: materialsFields,
  parts: materialsParts,
})

/** The last lines of every page. */
export const footerType = contentType({
  kind: 'page-footer',
  name: footer.name,
  fields: {
    site_name: { type: 'text', label: footer.siteName, help: footer.siteNameHelp, max: 60 },
    logo: { type: 'file', label: footer.logo, help: footer.logoHelp, accept: 'picture' },
    share_picture: { type: 'file', label: footer.sharePicture, help: footer.sharePictureHelp, accept: 'picture' },
    funder_statement: { type: 'text', label: footer.funder, help: footer.funderHelp, max: 300, lines: 2 },
    copyright: { type: 'text', label: footer.copyright, max: 300, lines: 2, required: true },
  },
  parts: {
    name: { label: footer.namePart, fields: ['site_name', 'logo', 'share_picture'] },
    all: { label: footer.part, fields: ['funder_statement', 'copyright'] },
  },
})

/** The dialog that 'Contact Us' opens on every page. */
export const contactType = contentType({
  kind: 'page-contact',
  name: contact.name,
  fields: {
    title: { type: 'text', label: formText.title, max: 80, required: true },
    body: { type: 'text', label: formText.text, help: contact.textHelp, max: 500, lines: 4, required: true },
    email: { type: 'text', label: contact.email, help: contact.emailHelp, max: 100 },
  },
  parts: { all: { label: contact.part, fields: ['title', 'body', 'email'] } },
})
