import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import { frenchMaterialsType, materialSectionType, spanishMaterialsType } from '../../content-types.ts'
import { presentSection } from '../../present/pages.ts'
import type { MaterialsData } from '../pages/materials/MaterialsPage.tsx'
import { entryOf, pageOf } from '../pages/materials/material-section.ts'

const { kind } = materialSectionType
/** Title and introduction of each page. */
const PAGE_TYPES = { fr: frenchMaterialsType, es: spanishMaterialsType } as const

/** The sections of one language. A section whose draft has the other language stays on its page until it is published. */
export const materialsOverlay: DraftOverlay<MaterialsData> = {
  kinds: [kind],
  entries: ({ language, results }) => [
    pageOf(language),
    ...results.map((section) => ({ kind, entry: entryOf(section) })),
  ],
  apply: (data, drafts) => ({
    ...data,
    ...drafts.findValue(PAGE_TYPES[data.language], pageOf(data.language).entry),
    results: [
      ...data.results.map((section) => {
        const value = drafts.findValue(materialSectionType, entryOf(section))
        return value ? { ...section, ...presentSection(section.id, value, draftedFiles(drafts)) } : section
      }),
      ...drafts
        .listNew(materialSectionType)
        .filter(({ value }) => value.language === data.language)
        .map(({ entry, value }) => ({ ...presentSection(0, value, draftedFiles(drafts)), entry })),
    ],
  }),
}
