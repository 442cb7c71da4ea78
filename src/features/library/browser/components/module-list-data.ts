import type { Category, ListedModule } from '../../contract.ts'

export interface ListedCategory extends Category {
  /** In edit mode: the name of an entry that is not published yet. */
  entry?: string
}

export interface ModuleListData {
  categories: ListedCategory[]
  all: ListedModule[]
}
