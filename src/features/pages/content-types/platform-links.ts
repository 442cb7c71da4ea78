import { contentType } from '#core/content-type.ts'
import { labels } from './messages.ts'

/** The links about the platform at the end of every page. Each leads to a page, or opens a text in a dialog. */
export const platformLinksType = contentType({
  kind: 'platform-links',
  name: labels.platformLinks,
  titleField: 'links',
  fields: {
    links: {
      type: 'list',
      label: labels.links,
      itemName: labels.linkItem,
      titleField: 'name',
      max: 20,
      fields: {
        name: { type: 'text', label: labels.name, max: 60, required: true },
        target: { type: 'link', label: labels.linkTarget, help: labels.linkTargetHelp },
        dialog_title: { type: 'text', label: labels.dialogTitle, help: labels.dialogTitleHelp, max: 120 },
        dialog_text: { type: 'html', label: labels.dialogText, max: 8000 },
      },
    },
  },
  parts: { all: { label: labels.platformLinksPart, fields: ['links'] } },
})
