import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { moduleCategoryType } from '../../content-types.ts'
import type { ListedCategory, ModuleListData } from '../components/module-list-data.ts'

const { kind } = moduleCategoryType

/** The categories on the page of all modules. New ones have no id yet; a negative one stands for it. */
export const moduleListOverlay: DraftOverlay<ModuleListData> = {
  isPart: true,
  kinds: [kind],
  entries: ({ categories }) => categories.map(({ id }) => ({ kind, entry: String(id) })),
  apply: (data, drafts) => ({
    ...data,
    categories: [
      ...data.categories.map((category): ListedCategory => {
        const value = drafts.findValue(moduleCategoryType, String(category.id))
        return value ? { ...category, name: value.name } : category
      }),
      ...drafts
        .listNew(moduleCategoryType)
        .map(({ entry, value }, index): ListedCategory => ({ id: -1 - index, entry, name: value.name })),
    ],
  }),
}
