import type { DraftOverlay, Drafts } from '#ui/editing/draft-overlay.ts'
import { fileOrLinkOf } from '#ui/editing/drafted-file.ts'
import { gettingStartedType } from '../../content-types.ts'
import type { HelpDocument } from '../../contract.ts'
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
    if (value === undefined) return started
    const { title, description, carousel_photos, explanation_cards } = value
    return {
      title,
      description,
      carousel_photos: carousel_photos.flatMap(({ key, file, file_dark, caption }) => {
        const picture = drafts.findFile(file)
        return picture ? [{ key, file: picture.url, file_dark: drafts.findFile(file_dark)?.url ?? null, caption }] : []
      }),
      explanation_cards,
      quick_start_guide: documentOf(value.quick_start_title, value.quick_start_details, value.quick_start_file, drafts),
      adaptation_checklist: documentOf(value.checklist_title, value.checklist_details, value.checklist_file, drafts),
    }
  },
}

/** The documents, which are on two pages. */
export const helpDocumentsOverlay: DraftOverlay<GettingStartedData> = { ...gettingStartedOverlay, isPart: true }

function documentOf(title: string, details: string, file: number | null, drafts: Drafts): HelpDocument | null {
  const info = drafts.findFile(file)
  return info ? { title, details, ...fileOrLinkOf(info) } : null
}
