import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

const { navigating } = formText

export const navigatingType = contentType({
  kind: 'page-navigating',
  name: navigating.name,
  fields: {
    title: { type: 'text', label: formText.title, max: 120, required: true },
    body: { type: 'html', label: formText.text, max: 4000 },
    image: { type: 'file', label: formText.picture, accept: 'picture' },
    image_dark: { type: 'file', label: formText.darkPicture, help: formText.darkPictureHelp, accept: 'picture' },
    sub: {
      type: 'list',
      label: navigating.sections,
      itemName: navigating.section,
      titleField: 'subtitle',
      max: 20,
      fields: {
        subtitle: { type: 'text', label: formText.title, max: 120, required: true },
        subtitle_body: { type: 'html', label: formText.text, max: 4000, required: true },
        image: { type: 'file', label: formText.picture, accept: 'picture' },
        image_dark: { type: 'file', label: formText.darkPicture, help: formText.darkPictureHelp, accept: 'picture' },
      },
    },
  },
  parts: {
    heading: { label: navigating.parts.heading, fields: ['title', 'body', 'image', 'image_dark'] },
    sections: { label: navigating.parts.sections, fields: ['sub'] },
  },
})
