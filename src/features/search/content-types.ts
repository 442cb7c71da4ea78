import { type ContentType, contentType } from '#core/content-type.ts'
import { labels } from './content-types/messages.ts'

/** The names of one concept, in any language. */
export const synonymType = contentType({
  kind: 'search-synonym',
  name: labels.synonym,
  titleField: 'meaning',
  fields: {
    meaning: { type: 'text', label: labels.meaning, help: labels.meaningHelp, max: 80, required: true },
    searched: { type: 'text', label: labels.searched, help: labels.searchedHelp, max: 1000, lines: 5, required: true },
    also_typed: { type: 'text', label: labels.alsoTyped, help: labels.alsoTypedHelp, max: 1000, lines: 6 },
  },
  parts: { all: { label: labels.part, fields: ['meaning', 'searched', 'also_typed'] } },
})

/** Everything of this feature that editors can change. */
export const searchContentTypes: readonly ContentType[] = [synonymType]
