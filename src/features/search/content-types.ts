import { type ContentType, contentType } from '#core/content-type.ts'
import { formText } from './content-types/messages.ts'

/** The names of one concept, in any language. */
export const synonymType = contentType({
  kind: 'search-synonym',
  name: formText.synonym,
  titleField: 'meaning',
  fields: {
    meaning: { type: 'text', label: formText.meaning, help: formText.meaningHelp, max: 80, required: true },
    searched: {
      type: 'text',
      label: formText.searched,
      help: formText.searchedHelp,
      max: 1000,
      lines: 5,
      required: true,
    },
    also_typed: { type: 'text', label: formText.alsoTyped, help: formText.alsoTypedHelp, max: 1000, lines: 6 },
  },
  parts: { all: { label: formText.part, fields: ['meaning', 'searched', 'also_typed'] } },
})

/** Everything of this feature that editors can change. */
export const searchContentTypes: readonly ContentType[] = [synonymType]
