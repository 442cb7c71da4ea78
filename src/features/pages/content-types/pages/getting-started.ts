import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

const { gettingStarted: page } = formText

/** The page about the structure of a module, and the title and help documents that other pages of Getting Started show too. */
export const gettingStartedType = contentType({
  kind: 'page-getting-started',
  name: page.name,
  fields: {
    title: { type: 'text', label: formText.title, max: 120, required: true },
    description: { type: 'text', label: formText.introduction, help: page.introductionHelp, max: 300, lines: 2 },
    carousel_photos: {
      type: 'list',
      label: page.pictures,
      itemName: page.pictureItem,
      titleField: 'caption',
      max: 12,
      fields: {
        file: { type: 'file', label: formText.picture, accept: 'picture', required: true },
        file_dark: { type: 'file', label: formText.darkPicture, help: formText.darkPictureHelp, accept: 'picture' },
        caption: { type: 'text', label: page.caption, help: page.captionHelp, max: 200, lines: 2, required: true },
      },
    },
    explanation_cards: {
      type: 'list',
      label: page.cards,
      itemName: page.card,
      titleField: 'title',
      groupField: 'stage',
      max: 20,
      fields: {
        title: { type: 'text', label: formText.title, max: 80, required: true },
        body: { type: 'text', label: formText.text, max: 400, lines: 4, required: true },
        stage: { type: 'text', label: page.stage, help: page.stageHelp, max: 80 },
        format: { type: 'text', label: page.format, max: 80 },
      },
    },
    quick_start_title: { type: 'text', label: page.quickStart(formText.title), max: 200 },
    quick_start_details: { type: 'text', label: page.quickStart(formText.details), max: 500, lines: 2 },
    quick_start_file: { type: 'file', label: page.quickStart(formText.file), accept: 'document' },
    checklist_title: { type: 'text', label: page.checklist(formText.title), max: 200 },
    checklist_details: { type: 'text', label: page.checklist(formText.details), max: 500, lines: 2 },
    checklist_file: { type: 'file', label: page.checklist(formText.file), accept: 'document' },
  },
  parts: {
    heading: { label: page.parts.heading, fields: ['title', 'description'] },
    carousel: { label: page.parts.carousel, fields: ['carousel_photos'] },
    cards: { label: page.parts.cards, fields: ['explanation_cards'] },
    help: {
      label: formText.help,
      fields: [
        ...(['quick_start_title', 'quick_start_details', 'quick_start_file'] as const),
        ...(['checklist_title', 'checklist_details', 'checklist_file'] as const),
      ],
    },
  },
})
