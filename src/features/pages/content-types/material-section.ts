import { contentType } from '#core/content-type.ts'
import { labels } from './messages.ts'

const languages = Object.entries(labels.materialLanguages).map(([value, label]) => ({ value, label }))

/** A section of the French or Spanish materials. Each section is published alone, so one language never waits for the other. */
export const materialSectionType = contentType({
  kind: 'material-section',
  name: labels.materialSection,
  titleField: 'name',
  fields: {
    name: { type: 'text', label: labels.name, max: 120, required: true },
    language: { type: 'choice', label: labels.language, options: languages, required: true },
    files: {
      type: 'list',
      label: labels.files,
      itemName: labels.file,
      titleField: 'title',
      max: 100,
      fields: {
        title: { type: 'text', label: labels.title, max: 200, lines: 2, required: true },
        details: { type: 'text', label: labels.details, help: labels.detailsHelp, max: 500, lines: 3 },
        file: { type: 'file', label: labels.fileField, accept: 'document' },
        url: { type: 'link', label: labels.link },
      },
    },
    videos: {
      type: 'list',
      label: labels.videos,
      itemName: labels.video,
      titleField: 'title',
      max: 30,
      fields: {
        title: { type: 'text', label: labels.title, max: 200, required: true },
        url: { type: 'video', label: labels.videoUrl, required: true },
        duration: { type: 'text', label: labels.duration, help: labels.durationHelp, max: 8, required: true },
      },
    },
  },
  parts: {
    heading: { label: labels.sectionHeading, fields: ['name', 'language'] },
    files: { label: labels.filesOfSection, fields: ['files'] },
    videos: { label: labels.videosOfSection, fields: ['videos'] },
  },
})
