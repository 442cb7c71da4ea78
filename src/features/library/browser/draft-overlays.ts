import { moduleOverlay } from './overlays/module.ts'
import { moduleListOverlay } from './overlays/module-list.ts'
import { trainingToolsOverlay } from './overlays/training-tools.ts'

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const libraryOverlays = {
  module: moduleOverlay,
  'module-list': moduleListOverlay,
  'training-tools': trainingToolsOverlay,
  'training-tools-dialog': trainingToolsOverlay,
}
