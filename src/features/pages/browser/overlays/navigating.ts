import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { navigatingType } from '../../content-types.ts'
import type { NavigatingData } from '../pages/getting-started/navigating.tsx'

const ENTRY = { kind: navigatingType.kind, entry: 'navigating' }

export const navigatingOverlay: DraftOverlay<NavigatingData> = {
  entries: () => [ENTRY],
  apply(page, drafts) {
    const value = drafts.valueOf(navigatingType, ENTRY.entry)
    if (value === undefined) return page
    const urlOf = (image: number | null) => drafts.fileOf(image)?.url ?? null
    return {
      ...value,
      image: urlOf(value.image),
      sub: value.sub.map((step) => ({ ...step, image: urlOf(step.image) })),
    }
  },
}
