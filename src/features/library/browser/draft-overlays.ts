import { moduleOverlay } from './overlays/module.ts'

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const libraryOverlays = { module: moduleOverlay }
