import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

const { guides } = formText

const list = (label: string, itemName: string) =>
  ({
    type: 'list',
    label,
    itemName,
    titleField: 'title',
    max: 100,
    fields: {
      title: { type: 'text', label: formText.title, max: 200, lines: 2, required: true },
      details: { type: 'text', label: formText.details, max: 500, lines: 3 },
      file: { type: 'file', label: formText.file, accept: 'document', help: formText.fileOrLinkHelp },
      url: { type: 'link', label: formText.link },
    },
  }) as const

/** The page of the training guides with its documents and links. */
export const guidesType = contentType({
  kind: 'page-guides',
  name: guides.name,
  fields: {
    training_guides_desc: { type: 'text', label: guides.guidesText, max: 300, lines: 2 },
    training_guides: list(guides.guides, guides.guide),
    general_training_guides: list(guides.generalGuides, guides.generalGuide),
    additional_links_desc: { type: 'text', label: guides.linksText, max: 300, lines: 2 },
    additional_links: list(guides.links, guides.link),
    adaptation_checklists: list(guides.checklists, guides.checklist),
  },
  parts: {
    guides_text: { label: guides.parts.guidesText, fields: ['training_guides_desc'] },
    guides: { label: guides.parts.guides, fields: ['training_guides'] },
    general_guides: { label: guides.parts.generalGuides, fields: ['general_training_guides'] },
    links_text: { label: guides.parts.linksText, fields: ['additional_links_desc'] },
    links: { label: guides.parts.links, fields: ['additional_links'] },
    checklists: { label: guides.parts.checklists, fields: ['adaptation_checklists'] },
  },
})
