import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import { gettingStartedType } from '../../content-types.ts'
import { presentGettingStarted } from '../../present/pages.ts'
import type { GettingStartedHead } from '../pages/getting-started/GettingStartedFrame.tsx'
import type { GettingStartedData } from '../pages/getting-started/getting-started-data.ts'

const ENTRY = { kind: gettingStartedType.kind, entry: 'getting-started' }

/** Title and introduction above the tabs. */
export const gettingStartedHeadOverlay: DraftOverlay<GettingStartedHead> = {
  isPart: true,
  entries: () => [ENTRY],
  apply(head, drafts) {
    const { title, description } = drafts.findValue(gettingStartedType, ENTRY.entry) ?? head
    return { title, description }
  },
}

export const gettingStartedOverlay: DraftOverlay<GettingStartedData> = {
  entries: () => [ENTRY],
  apply(started, drafts) {
    const value = drafts.findValue(gettingStartedType, ENTRY.entry)
    return value ? presentGettingStarted(value, draftedFiles(drafts)) : started
  },
}

/** The documents, which are on two pages. */
export const helpDocumentsOverlay: DraftOverlay<GettingStartedData> = { ...gettingStartedOverlay, isPart: true }
