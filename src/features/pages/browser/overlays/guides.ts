import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import { guidesType } from '../../content-types.ts'
import { presentGuides } from '../../present/pages.ts'
import type { GuidesData } from '../pages/guides.tsx'

const ENTRY = { kind: guidesType.kind, entry: 'guides' }

export const guidesOverlay: DraftOverlay<GuidesData> = {
  entries: () => [ENTRY],
  apply(guides, drafts) {
    const value = drafts.findValue(guidesType, ENTRY.entry)
    return value ? presentGuides(value, draftedFiles(drafts)) : guides
  },
}
