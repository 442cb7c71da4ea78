import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { homeType } from '../../content-types.ts'
import type { HomeTexts } from '../pages/home/home.tsx'

const ENTRY = { kind: homeType.kind, entry: 'home' }

export const homeOverlay: DraftOverlay<HomeTexts> = {
  entries: () => [ENTRY],
  apply(home, drafts) {
    const value = drafts.valueOf(homeType, ENTRY.entry)
    if (value === undefined) return home
    return {
      ...home,
      ...value,
      illustration: drafts.fileOf(value.illustration)?.url ?? null,
      search_examples: value.search_examples.split('\n').filter((line) => line.trim() !== ''),
    }
  },
}
