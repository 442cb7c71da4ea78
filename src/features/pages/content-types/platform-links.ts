import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

/** The links about the platform at the end of every page. Each leads to a page, or opens a text in a dialog. */
export const platformLinksType = contentType({
  kind: 'platform-links',
  name: formText.platformLinks,
  fields: {
    links: {
      type: 'list',
      label: formText.links,
      itemName: formText.linkItem,
      titleField: 'name',
      max: 20,
      fields: {
        name: { type: 'text', label: formText.name, max: 60, required: true },
        target: { type: 'link', label: formText.linkTarget, help: formText.linkTargetHelp },
        dialog_title: { type: 'text', label: formText.dialogTitle, help: formText.dialogTitleHelp, max: 120 },
        dialog_text: { type: 'html', label: formText.dialogText, max: 8000 },
      },
    },
  },
  parts: { all: { label: formText.platformLinksPart, fields: ['links'] } },
})
