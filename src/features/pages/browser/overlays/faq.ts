import type { ValueOf } from '#core/content-type.ts'
import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { faqSectionType } from '../../content-types.ts'
import type { FaqData } from '../pages/getting-started/FaqSections.tsx'

export const faqOverlay: DraftOverlay<FaqData> = {
  kinds: [faqSectionType.kind],
  entries: (sections) => sections.map(({ id }) => ({ kind: faqSectionType.kind, entry: String(id) })),
  apply: (sections, drafts) => [
    ...sections.map((section) => {
      const value = drafts.valueOf(faqSectionType, String(section.id))
      return value ? { ...section, ...draftSection(value) } : section
    }),
    ...drafts.newOf(faqSectionType).map(({ entry, value }) => ({ id: 0, entry, ...draftSection(value) })),
  ],
}

function draftSection({ name, entries }: ValueOf<typeof faqSectionType.fields>) {
  return { name, entries: entries.map(({ key, question, answer }) => ({ key, question, answer })) }
}
