import { type ContentType, contentType } from '#core/content-type.ts'
import { formText } from './content-types/messages.ts'

/** The value of `place` for all pages; no module has such a slug. */
export const ALL_PAGES = '*'

export const noticeType = contentType({
  kind: 'notice',
  name: formText.notice,
  titleField: 'title',
  fields: {
    title: { type: 'text', label: formText.title, max: 100, lines: 2, required: true },
    body: { type: 'html', label: formText.text, max: 400 },
    place: { type: 'choice', label: formText.place, options: 'places', required: true },
    starts_on: { type: 'date', label: formText.startsOn, help: formText.startsOnHelp },
    ends_on: { type: 'date', label: formText.endsOn, help: formText.endsOnHelp },
  },
  parts: { all: { label: formText.noticePart, fields: ['title', 'body', 'place', 'starts_on', 'ends_on'] } },
})

/** Everything of this feature that editors can change. */
export const noticeContentTypes: readonly ContentType[] = [noticeType]
