import { synonymsOverlay } from './overlays/synonyms.ts'

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const searchOverlays = { synonyms: synonymsOverlay }
