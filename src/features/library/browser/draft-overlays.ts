import { type DraftOverlay, type Drafts, entryOverlay, listOverlay } from '#ui/editing/draft-overlay.ts'
import { accentOf } from '#ui/elements/CategoryMark.tsx'
import { moduleCategoryType, moduleType, trainingToolsType } from '../content-types.ts'
import { type ModuleFile, type ModuleValue, presentModule, presentParts, presentTools } from '../present/module.ts'
import { TRAINING_TOOLS } from './components/content-kinds.ts'
import { itemKey } from './components/ModuleFileRow.tsx'
import { entryOf, isModuleData, type ModuleData, type UnpublishedModule } from './components/module-data.ts'
import type { ListedCategory, ModuleListData } from './components/module-list-data.ts'
import type { ToolsData } from './components/tools-data.ts'

const { kind } = moduleType

/** The pages of one module. Its address and the size of its archive are those of readers until the draft is published. */
const moduleOverlay: DraftOverlay<ModuleData | UnpublishedModule> = {
  entries: (data) => [{ kind, entry: keyOf(data) }],
  apply: (data, drafts) => {
    const value = drafts.findValue(moduleType, keyOf(data))
    if (value === undefined) return data
    const drafted = isModuleData(data) ? withDraft(data, value, drafts) : firstDraft(data, value, drafts)
    return withCategory(drafted, value, drafts)
  },
}

function keyOf(data: ModuleData | UnpublishedModule): string {
  return isModuleData(data) ? entryOf(data.module) : data.entry
}

function withDraft(data: ModuleData, value: ModuleValue, drafts: Drafts): ModuleData {
  const { module } = data
  const find = drafts.findFile
  const published = new Map(
    Object.values(data.sections)
      .flat()
      .map((file) => [itemKey(file), file]),
  )
  const replacedAt = ({ key, file }: ModuleFile) => {
    const known = published.get(key)
    return isReplaced(known?.file, find(file)?.fields.file) ? new Date().toISOString() : known?.replaced?.at
  }
  return {
    ...data,
    ...presentParts(module.id, value, find, replacedAt),
    module: { ...module, ...presentModule(value, find) },
  }
}

/** The pages of a module that readers do not see. It has no archives and no discussions. */
function firstDraft({ entry, guidance }: UnpublishedModule, value: ModuleValue, drafts: Drafts): ModuleData {
  const find = drafts.findFile
  const id = Number(entry) || 0
  const now = new Date().toISOString()
  return {
    ...presentParts(id, value, find, () => undefined),
    module: {
      ...presentModule(value, find),
      entry,
      id,
      slug: entry,
      category: { id: 0, name: '' },
      created_at: now,
      updated_at: now,
      change_note: '',
      files_size: '',
      files_size_bytes: 0,
      relatedDiscussionsId: [],
    },
    slides_archive: { count: 0, size: '', size_bytes: 0 },
    guidance,
    accent: 0,
  }
}

function withCategory(data: ModuleData, value: ModuleValue, drafts: Drafts): ModuleData {
  const { module } = data
  const categories = drafts.listChoices({ kind, entry: entryOf(module) }, 'categories')
  const index = categories.findIndex((choice) => choice.value === value.category)
  const chosen = categories[index]
  if (chosen === undefined) return data
  return {
    ...data,
    accent: accentOf(index),
    module: { ...module, category: { id: Number(chosen.value), name: chosen.label } },
  }
}

/** Whether readers get another file after the publication. The URL of a file that is not public has a signature. */
function isReplaced(published: string | null | undefined, drafted: string | null | undefined): boolean {
  return published != null && drafted != null && drafted.split('?')[0] !== published
}

/** The categories on the page of all modules. New ones have no id yet; a negative one stands for it. */
const categories = listOverlay<typeof moduleCategoryType.fields, ListedCategory>(moduleCategoryType, {
  entryOf: ({ id }) => String(id),
  change: (category, { name }) => ({ ...category, name }),
  add: (entry, { name }, _find, index) => ({ id: -1 - index, entry, name }),
})

const moduleListOverlay: DraftOverlay<ModuleListData> = {
  kinds: [moduleCategoryType.kind],
  isPart: true,
  entries: (data) => categories.entries(data.categories),
  apply: (data, drafts) => ({ ...data, categories: categories.apply(data.categories, drafts) }),
}

/** The additional training tools, which other pages show too. */
const trainingToolsOverlay: DraftOverlay<ToolsData> = {
  ...entryOverlay(trainingToolsType, TRAINING_TOOLS.entry, (value, find) => ({ tools: presentTools(value, find) })),
  isPart: true,
}

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const libraryOverlays = {
  module: moduleOverlay,
  'module-list': moduleListOverlay,
  'training-tools': trainingToolsOverlay,
  'training-tools-dialog': trainingToolsOverlay,
}
