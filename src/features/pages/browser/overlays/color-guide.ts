import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { colorGuideType } from '../../content-types.ts'
import type { ListedColorGuide } from '../components/ColorGuideRegion.tsx'

const { kind } = colorGuideType

/** The guide that a dialog shows, by its entry. Before the dialog opens there is no guide yet. */
export const colorGuideOverlay: DraftOverlay<ListedColorGuide> = {
  isPart: true,
  entries: ({ entry }) => [{ kind, entry }],
  apply: ({ entry, guide }, drafts) => {
    const value = drafts.findValue(colorGuideType, entry)
    if (value === undefined) return { entry, guide }
    const { title, body, items } = value
    const color_guide_items = items.map((item) => ({
      title: item.title,
      body: item.body,
      image: drafts.findFile(item.image)?.url ?? null,
    }))
    return { entry, guide: { title, body, color_guide_items } }
  },
}
