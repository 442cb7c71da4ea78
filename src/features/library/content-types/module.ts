import { contentType, type TextField } from '#core/content-type.ts'
import { MAX_NOTE } from '#features/editing/rules.ts'
import { SECTION_TITLES } from '../messages.ts'
import { formText } from './messages.ts'

const languages = Object.entries(formText.languages).map(([value, label]) => ({ value, label }))
const sections = Object.entries(SECTION_TITLES).map(([value, label]) => ({ value, label }))

/** The text above a section; without one readers see the default. */
function sectionText(section: keyof typeof formText.sectionTitles): TextField {
  const help = formText.sectionDescriptionHelp(formText.defaultDescriptions[`${section}_desc`])
  return { type: 'text', label: formText.sectionDescription(formText.sectionTitles[section]), max: 300, lines: 2, help }
}

/** A module with its objectives, files and videos. */
export const moduleType = contentType({
  kind: 'module',
  name: formText.module,
  titleField: 'name',
  showsNote: true,
  fields: {
    name: { type: 'text', label: formText.name, max: 120, required: true },
    description: {
      type: 'text',
      label: formText.description,
      help: formText.descriptionHelp,
      max: 160,
      lines: 3,
      required: true,
    },
    slug: { type: 'text', label: formText.slug, help: formText.slugHelp, max: 80 },
    category: { type: 'choice', label: formText.category, options: 'categories', required: true },
    language: { type: 'choice', label: formText.language, options: languages, required: true },
    french_section: {
      type: 'choice',
      label: formText.alsoIn(formText.languages.fr),
      help: formText.alsoInHelp,
      options: 'french_sections',
    },
    spanish_section: {
      type: 'choice',
      label: formText.alsoIn(formText.languages.es),
      help: formText.alsoInHelp,
      options: 'spanish_sections',
    },
    based_on: { type: 'text', label: formText.basedOn, help: formText.basedOnHelp, max: 300, lines: 2 },
    review_by: { type: 'date', label: formText.reviewBy, help: formText.reviewByHelp },
    purpose: { type: 'html', label: formText.purpose, max: 8000, required: true },
    facilitators_guide: { type: 'html', label: formText.guide, max: 40_000 },
    facilitators_guide_file: { type: 'file', label: formText.guideFile, accept: 'document' },
    objectives: {
      type: 'list',
      label: formText.objectives,
      itemName: formText.objective,
      titleField: 'title',
      max: 30,
      fields: {
        title: { type: 'text', label: formText.title, max: 300, lines: 2, required: true },
        details: { type: 'text', label: formText.details, max: 1000, lines: 3 },
      },
    },
    files: {
      type: 'list',
      label: formText.files,
      itemName: formText.file,
      titleField: 'title',
      groupField: 'section',
      max: 300,
      fields: {
        title: { type: 'text', label: formText.title, max: 200, lines: 2, required: true },
        details: { type: 'text', label: formText.details, max: 500, lines: 3 },
        section: { type: 'choice', label: formText.section, options: sections, required: true },
        file: { type: 'file', label: formText.fileField, accept: 'document' },
        change_note: {
          type: 'text',
          label: formText.changeNote,
          help: formText.changeNoteHelp,
          max: MAX_NOTE,
          ofPublished: true,
        },
        url: { type: 'link', label: formText.link },
        language: {
          type: 'choice',
          label: formText.fileLanguage,
          options: [{ value: '', label: formText.languageOfModule }, ...languages],
        },
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
        duration: { type: 'text', label: formText.duration, help: formText.durationHelp, max: 8 },
        is_cover: { type: 'flag', label: formText.isCover },
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
    heading: { label: formText.parts.heading, fields: ['name', 'description'] },
    facts: {
      label: formText.parts.facts,
      fields: ['category', 'language', 'french_section', 'spanish_section', 'based_on', 'review_by'],
    },
    address: { label: formText.parts.address, fields: ['slug'] },
    purpose: { label: formText.parts.purpose, fields: ['purpose'] },
    guide: { label: formText.parts.guide, fields: ['facilitators_guide', 'facilitators_guide_file'] },
    objectives: { label: formText.parts.objectives, fields: ['objectives'] },
    files: { label: formText.parts.files, fields: ['files'] },
    videos: { label: formText.parts.videos, fields: ['videos'] },
    descriptions: {
      label: formText.parts.descriptions,
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
