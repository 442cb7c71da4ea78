import { contentType, type TextField } from '#core/content-type.ts'
import { MAX_NOTE } from '#features/editing/rules.ts'
import { SECTION_TITLES } from '../messages.ts'
import { labels } from './messages.ts'

const languages = Object.entries(labels.languages).map(([value, label]) => ({ value, label }))
const sections = Object.entries(SECTION_TITLES).map(([value, label]) => ({ value, label }))

/** The text above a section; without one readers see the default. */
function sectionText(section: keyof typeof labels.sectionTitles): TextField {
  const help = labels.sectionDescriptionHelp(labels.defaultDescriptions[`${section}_desc`])
  return { type: 'text', label: labels.sectionDescription(labels.sectionTitles[section]), max: 300, lines: 2, help }
}

/** A module with its objectives, files and videos. */
export const moduleType = contentType({
  kind: 'module',
  name: labels.module,
  titleField: 'name',
  fields: {
    name: { type: 'text', label: labels.name, max: 120, required: true },
    description: {
      type: 'text',
      label: labels.description,
      help: labels.descriptionHelp,
      max: 160,
      lines: 3,
      required: true,
    },
    slug: { type: 'text', label: labels.slug, help: labels.slugHelp, max: 80 },
    category: { type: 'choice', label: labels.category, options: 'categories', required: true },
    language: { type: 'choice', label: labels.language, options: languages, required: true },
    based_on: { type: 'text', label: labels.basedOn, help: labels.basedOnHelp, max: 300, lines: 2 },
    review_by: { type: 'date', label: labels.reviewBy, help: labels.reviewByHelp },
    purpose: { type: 'html', label: labels.purpose, max: 8000, required: true },
    facilitators_guide: { type: 'html', label: labels.guide, max: 40_000 },
    facilitators_guide_file: { type: 'file', label: labels.guideFile, accept: 'document' },
    objectives: {
      type: 'list',
      label: labels.objectives,
      itemName: labels.objective,
      titleField: 'title',
      max: 30,
      fields: {
        title: { type: 'text', label: labels.title, max: 300, lines: 2, required: true },
        details: { type: 'text', label: labels.details, max: 1000, lines: 3 },
      },
    },
    files: {
      type: 'list',
      label: labels.files,
      itemName: labels.file,
      titleField: 'title',
      groupField: 'section',
      max: 300,
      fields: {
        title: { type: 'text', label: labels.title, max: 200, lines: 2, required: true },
        details: { type: 'text', label: labels.details, max: 500, lines: 3 },
        section: { type: 'choice', label: labels.section, options: sections, required: true },
        file: { type: 'file', label: labels.fileField, accept: 'document' },
        change_note: {
          type: 'text',
          label: labels.changeNote,
          help: labels.changeNoteHelp,
          max: MAX_NOTE,
          ofPublished: true,
        },
        url: { type: 'link', label: labels.link },
        language: {
          type: 'choice',
          label: labels.fileLanguage,
          options: [{ value: '', label: labels.languageOfModule }, ...languages],
        },
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
        duration: { type: 'text', label: labels.duration, help: labels.durationHelp, max: 8 },
        is_cover: { type: 'flag', label: labels.isCover },
      },
    },
    module_session_plan_desc: sectionText('module_session_plan'),
    presentation_slides_desc: sectionText('presentation_slides'),
    evaluation_tools_desc: sectionText('evaluation_tools'),
    handouts_desc: sectionText('handouts'),
    references_desc: sectionText('references'),
    video_desc: sectionText('video'),
  },
  parts: {
    heading: { label: labels.parts.heading, fields: ['name', 'description'] },
    facts: { label: labels.parts.facts, fields: ['category', 'language', 'based_on', 'review_by'] },
    address: { label: labels.parts.address, fields: ['slug'] },
    purpose: { label: labels.parts.purpose, fields: ['purpose'] },
    guide: { label: labels.parts.guide, fields: ['facilitators_guide', 'facilitators_guide_file'] },
    objectives: { label: labels.parts.objectives, fields: ['objectives'] },
    files: { label: labels.parts.files, fields: ['files'] },
    videos: { label: labels.parts.videos, fields: ['videos'] },
    descriptions: {
      label: labels.parts.descriptions,
      fields: [
        'module_session_plan_desc',
        'presentation_slides_desc',
        'evaluation_tools_desc',
        'handouts_desc',
        'references_desc',
        'video_desc',
      ],
    },
  },
})
