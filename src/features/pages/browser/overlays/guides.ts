import { type ItemOf, rowIdOf } from '#core/content-type.ts'
import type { DraftOverlay, Drafts } from '#ui/editing/draft-overlay.ts'
import { fileOrLinkOf } from '#ui/editing/drafted-file.ts'
import { guidesType } from '../../content-types.ts'
import type { GuidesData } from '../pages/guides.tsx'

const ENTRY = { kind: guidesType.kind, entry: 'guides' }
type Item = ItemOf<typeof guidesType.fields.training_guides.fields>

export const guidesOverlay: DraftOverlay<GuidesData> = {
  entries: () => [ENTRY],
  apply(guides, drafts) {
    const value = drafts.findValue(guidesType, ENTRY.entry)
    if (value === undefined) return guides
    return {
      training_guides_desc: value.training_guides_desc,
      additional_links_desc: value.additional_links_desc,
      training_guides: guidesOf(value.training_guides, drafts),
      general_training_guides: guidesOf(value.general_training_guides, drafts),
      additional_links: guidesOf(value.additional_links, drafts),
      adaptation_checklists: guidesOf(value.adaptation_checklists, drafts),
    }
  },
}

function guidesOf(items: readonly Item[], drafts: Drafts) {
  return items.map(({ key, title, details, file, url }) => ({
    id: rowIdOf(key) ?? 0,
    key,
    title,
    details,
    ...fileOrLinkOf(drafts.findFile(file), url),
  }))
}
