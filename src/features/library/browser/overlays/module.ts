import type { DraftOverlay, Drafts } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import { accentOf } from '#ui/elements/CategoryMark.tsx'
import { moduleType } from '../../content-types.ts'
import { type ModuleFile, type ModuleValue, presentModule, presentParts } from '../../present/module.ts'
import { itemKey } from '../components/ModuleFileRow.tsx'
import { entryOf, isModuleData, type ModuleData, type UnpublishedModule } from '../components/module-data.ts'

const { kind } = moduleType

/** The pages of one module. Its address and the size of its archive are those of readers until the draft is published. */
export const moduleOverlay: DraftOverlay<ModuleData | UnpublishedModule> = {
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
  const find = draftedFiles(drafts)
  const published = new Map(
    Object.values(data.sections)
      .flat()
      .map((file) => [itemKey(file), file]),
  )
  const replacedAt = ({ key, file }: ModuleFile) => {
    const known = published.get(key)
    return isReplaced(known?.file, drafts.findFile(file)?.url) ? new Date().toISOString() : known?.replaced?.at
  }
  return {
    ...data,
    ...presentParts(module.id, value, find, replacedAt),
    module: { ...module, ...presentModule(value, find) },
  }
}

/** The pages of a module that readers do not see. It has no archives and no discussions. */
function firstDraft({ entry, guidance }: UnpublishedModule, value: ModuleValue, drafts: Drafts): ModuleData {
  const find = draftedFiles(drafts)
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
function isReplaced(published: string | null | undefined, drafted: string | undefined): boolean {
  return published != null && drafted !== undefined && drafted.split('?')[0] !== published
}
