import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import { colorGuideType } from '../../content-types.ts'
import { presentColorGuide } from '../../present/pages.ts'
import type { ListedColorGuide } from '../components/ColorGuideRegion.tsx'

const { kind } = colorGuideType

/** The guide that a dialog shows, by its entry. Before the dialog opens there is no guide yet. */
export const colorGuideOverlay: DraftOverlay<ListedColorGuide> = {
  isPart: true,
  entries: ({ entry }) => [{ kind, entry }],
  apply: ({ entry, guide }, drafts) => {
    const value = drafts.findValue(colorGuideType, entry)
    return { entry, guide: value ? presentColorGuide(value, draftedFiles(drafts)) : guide }
  },
}
