import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { aboutType } from '../../content-types.ts'
import type { About } from '../../contract.ts'

const ENTRY = { kind: aboutType.kind, entry: 'about' }

export const aboutOverlay: DraftOverlay<About> = {
  entries: () => [ENTRY],
  apply: (about, drafts) => ({ ...about, ...drafts.valueOf(aboutType, ENTRY.entry) }),
}
