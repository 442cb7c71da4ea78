import type { ValueOf } from '#core/content-type.ts'
import { listOverlay } from '#ui/editing/draft-overlay.ts'
import { synonymType } from '../content-types.ts'

type Synonym = typeof synonymType.fields

/** The names of one concept on the page of all synonyms. */
export interface ListedSynonym extends ValueOf<Synonym> {
  entry: string
  isDraft: boolean
}

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const searchOverlays = {
  synonyms: listOverlay<Synonym, ListedSynonym>(synonymType, {
    entryOf: ({ entry }) => entry,
    change: (synonym, value) => ({ ...synonym, ...value }),
    add: (entry, value) => ({ ...value, entry, isDraft: true }),
    isNewFirst: true,
  }),
}
