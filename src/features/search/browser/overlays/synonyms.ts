import type { ValueOf } from '#core/content-type.ts'
import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { synonymType } from '../../content-types.ts'

const { kind } = synonymType

/** The names of one concept on the page of all synonyms. */
export interface ListedSynonym extends ValueOf<typeof synonymType.fields> {
  entry: string
  isDraft: boolean
}

export const synonymsOverlay: DraftOverlay<readonly ListedSynonym[]> = {
  kinds: [kind],
  entries: (synonyms) => synonyms.map(({ entry }) => ({ kind, entry })),
  apply: (synonyms, drafts) => [
    ...drafts.newOf(synonymType).map(({ entry, value }) => ({ ...value, entry, isDraft: true })),
    ...synonyms.map((synonym) => {
      const value = drafts.valueOf(synonymType, synonym.entry)
      return value ? { ...synonym, ...value } : synonym
    }),
  ],
}
