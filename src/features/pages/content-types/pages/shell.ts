import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

const { footer, contact } = formText

/** The last lines of every page. */
export const footerType = contentType({
  kind: 'page-footer',
  name: footer.name,
  fields: {
    funder_statement: { type: 'text', label: footer.funder, help: footer.funderHelp, max: 300, lines: 2 },
    copyright: { type: 'text', label: footer.copyright, max: 300, lines: 2, required: true },
  },
  parts: { all: { label: footer.part, fields: ['funder_statement', 'copyright'] } },
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
