import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

const languages = Object.entries(formText.materialLanguages).map(([value, label]) => ({ value, label }))

/** A section of the French or Spanish materials. Each section is published alone, so one language never waits for the other. */
export const materialSectionType = contentType({
  kind: 'material-section',
  name: formText.materialSection,
  titleField: 'name',
  fields: {
    name: { type: 'text', label: formText.name, max: 120, required: true },
    language: { type: 'choice', label: formText.language, options: languages, required: true },
    files: {
      type: 'list',
      label: formText.files,
      itemName: formText.file,
      titleField: 'title',
      max: 100,
      fields: {
        title: { type: 'text', label: formText.title, max: 200, lines: 2, required: true },
        details: { type: 'text', label: formText.details, help: formText.detailsHelp, max: 500, lines: 3 },
        file: { type: 'file', label: formText.fileField, accept: 'document' },
        url: { type: 'link', label: formText.link },
      },
    },
    videos: {
      type: 'list',
      label: formText.videos,
      itemName: formText.video,
      titleField: 'title',
      max: 30,
      fields: {
        title: { type: 'text', label: formText.title, max: 200, required: true },
        url: { type: 'video', label: formText.videoUrl, required: true },
        duration: { type: 'text', label: formText.duration, help: formText.durationHelp, max: 8, required: true },
      },
    },
  },
  parts: {
    heading: { label: formText.sectionHeading, fields: ['name', 'language'] },
    files: { label: formText.filesOfSection, fields: ['files'] },
    videos: { label: formText.videosOfSection, fields: ['videos'] },
  },
})
