import { type ContentType, contentType } from '#core/content-type.ts'
import { labels } from './content-types/messages.ts'

/** The value of `place` for all pages; no module has such a slug. */
export const ALL_PAGES = '*'

/** A notice above the content of pages. */
export const noticeType = contentType({
  kind: 'notice',
  name: labels.notice,
  titleField: 'title',
  fields: {
    title: { type: 'text', label: labels.title, max: 100, lines: 2, required: true },
    body: { type: 'html', label: labels.text, max: 400 },
    place: { type: 'choice', label: labels.place, options: 'places', required: true },
    starts_on: { type: 'date', label: labels.startsOn, help: labels.startsOnHelp },
    ends_on: { type: 'date', label: labels.endsOn, help: labels.endsOnHelp },
  },
  parts: { all: { label: labels.noticePart, fields: ['title', 'body', 'place', 'starts_on', 'ends_on'] } },
})

/** Everything of this feature that editors can change. */
export const noticeContentTypes: readonly ContentType[] = [noticeType]
