import type { ValueOf } from '#core/content-type.ts'
import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { synonymType } from '../content-types.ts'

const { kind } = synonymType

/** The names of one concept on the page of all synonyms. */
export interface ListedSynonym extends ValueOf<typeof synonymType.fields> {
  entry: string
  isDraft: boolean
}

const synonymsOverlay: DraftOverlay<readonly ListedSynonym[]> = {
  kinds: [kind],
  entries: (synonyms) => synonyms.map(({ entry }) => ({ kind, entry })),
  apply: (synonyms, drafts) => [
    ...drafts.listNew(synonymType).map(({ entry, value }) => ({ ...value, entry, isDraft: true })),
    ...synonyms.map((synonym) => {
      const value = drafts.findValue(synonymType, synonym.entry)
      return value ? { ...synonym, ...value } : synonym
    }),
  ],
}

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const searchOverlays = { synonyms: synonymsOverlay }
