import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { guidanceType } from '../../content-types.ts'
import type { Guidance } from '../../contract.ts'

const ENTRY = { kind: guidanceType.kind, entry: 'guidance' }

/** The notice on many pages, in English as there. */
export const guidanceOverlay: DraftOverlay<Guidance> = {
  isPart: true,
  entries: () => [ENTRY],
  apply(guidance, drafts) {
    const value = drafts.valueOf(guidanceType, ENTRY.entry)
    if (value === undefined) return guidance
    const { noticed_on, editions, based_on_en, notice_en } = value
    return { noticed_on: noticed_on || null, editions, based_on: based_on_en, notice: notice_en }
  },
}
