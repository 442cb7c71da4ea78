import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { guidelinesType } from '../../content-types.ts'
import type { Guidelines } from '../../contract.ts'

const ENTRY = { kind: guidelinesType.kind, entry: 'guidelines' }

/** Sections of a draft have keys, which the page uses. */
export const guidelinesOverlay: DraftOverlay<Guidelines> = {
  entries: () => [ENTRY],
  apply: (guidelines, drafts) => drafts.valueOf(guidelinesType, ENTRY.entry) ?? guidelines,
}
