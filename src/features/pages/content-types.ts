import { type ContentType, contentType } from '#core/content-type.ts'
import { formText } from './content-types/messages.ts'
import * as singlePageTypes from './content-types/pages.ts'

export * from './content-types/pages.ts'

export const faqSectionType = contentType({
  kind: 'faq-section',
  name: formText.faqSection,
  titleField: 'name',
  fields: {
    name: { type: 'text', label: formText.name, max: 80, required: true },
    entries: {
      type: 'list',
      label: formText.questions,
      itemName: formText.question,
      titleField: 'question',
      max: 50,
      fields: {
        question: { type: 'text', label: formText.questionLabel, max: 200, required: true },
        answer: { type: 'html', label: formText.answer, max: 4000, required: true },
      },
    },
  },
  parts: {
    name: { label: formText.nameOfSection, fields: ['name'] },
    entries: { label: formText.questionsOfSection, fields: ['entries'] },
  },
})

const newsCategories = Object.entries(formText.newsCategories).map(([value, label]) => ({ value, label }))

export const newsItemType = contentType({
  kind: 'news-item',
  name: formText.newsItem,
  titleField: 'title',
  fields: {
    title: { type: 'text', label: formText.title, max: 160, lines: 2, required: true },
    category: { type: 'choice', label: formText.category, options: newsCategories, required: true },
    content: { type: 'html', label: formText.text, max: 8000, required: true },
    picture: { type: 'file', label: formText.picture, accept: 'picture' },
    picture_text: { type: 'text', label: formText.pictureText, help: formText.pictureTextHelp, max: 200, lines: 2 },
    url: { type: 'link', label: formText.source },
    date: { type: 'date', label: formText.date, help: formText.newsDateHelp },
  },
  parts: {
    all: {
      label: formText.newsParts,
      fields: ['title', 'category', 'content', 'picture', 'picture_text', 'url', 'date'],
    },
  },
})

const materialLanguages = Object.entries(formText.materialLanguages).map(([value, label]) => ({ value, label }))

/** A section of the French or Spanish materials. Each section is published alone, so one language never waits for the other. */
export const materialSectionType = contentType({
  kind: 'material-section',
  name: formText.materialSection,
  titleField: 'name',
  fields: {
    name: { type: 'text', label: formText.name, max: 120, required: true },
    language: { type: 'choice', label: formText.language, options: materialLanguages, required: true },
    english_only: { type: 'text', label: formText.englishOnly, help: formText.englishOnlyHelp, max: 200 },
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
    heading: { label: formText.sectionHeading, fields: ['name', 'language', 'english_only'] },
    files: { label: formText.filesOfSection, fields: ['files'] },
    videos: { label: formText.videosOfSection, fields: ['videos'] },
  },
})

/** The meaning of the colours in slides or documents. */
export const colorGuideType = contentType({
  kind: 'color-guide',
  name: formText.colorGuide,
  titleField: 'title',
  fields: {
    title: { type: 'text', label: formText.title, max: 120, required: true },
    body: { type: 'html', label: formText.text, max: 2000, required: true },
    items: {
      type: 'list',
      label: formText.colors,
      itemName: formText.color,
      titleField: 'title',
      max: 30,
      fields: {
        title: { type: 'text', label: formText.title, max: 120, required: true },
        body: { type: 'text', label: formText.meaning, max: 500, lines: 3, required: true },
        image: { type: 'file', label: formText.picture, accept: 'picture' },
      },
    },
  },
  parts: { all: { label: formText.colorGuidePart, fields: ['title', 'body', 'items'] } },
})

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

/** Everything of this feature that editors can change. */
export const pageContentTypes: readonly ContentType[] = [
  ...Object.values(singlePageTypes),
  faqSectionType,
  newsItemType,
  materialSectionType,
  colorGuideType,
  platformLinksType,
]
