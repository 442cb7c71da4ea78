import type { Category, ModuleSummary } from '../../contract.ts'

export interface ListedCategory extends Category {
  /** In edit mode: the name of an entry that is not published yet. */
  entry?: string
}

export type ListedModule = ReturnType<typeof withoutLongTexts>

export interface ModuleListData {
  categories: ListedCategory[]
  all: ListedModule[]
}

/** A module in a list that has no place for its long texts. */
export function withoutLongTexts({
  id,
  slug,
  name,
  description,
  category,
  updated_at,
  files_count,
  links_count,
  files_size,
}: ModuleSummary) {
  return { id, slug, name, description, category, updated_at, files_count, links_count, files_size }
}
