import type { DraftOverlay, Drafts } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import { accentOf } from '#ui/elements/CategoryMark.tsx'
import { moduleType } from '../../content-types.ts'
import { type ModuleFile, type ModuleValue, presentModule, presentParts } from '../../present/module.ts'
import { itemKey } from '../components/ModuleFileRow.tsx'
import type { ModuleData } from '../pages/module.tsx'

const { kind } = moduleType

/** The pages of one module. Its address and the size of its archive are those of readers until the draft is published. */
export const moduleOverlay: DraftOverlay<ModuleData> = {
  entries: ({ module }) => [{ kind, entry: String(module.id) }],
  apply: (data, drafts) => {
    const value = drafts.findValue(moduleType, String(data.module.id))
    return value ? withDraft(data, value, drafts) : data
  },
}

function withDraft(data: ModuleData, value: ModuleValue, drafts: Drafts): ModuleData {
  const { module } = data
  const { category, accent } = draftCategory(data, value, drafts)
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
    accent,
    module: { ...module, ...presentModule(value, find), category },
  }
}

function draftCategory(
  { module, accent }: ModuleData,
  value: ModuleValue,
  drafts: Drafts,
): Pick<ModuleData, 'accent'> & Pick<ModuleData['module'], 'category'> {
  const categories = drafts.listChoices({ kind, entry: String(module.id) }, 'categories')
  const index = categories.findIndex((choice) => choice.value === value.category)
  const chosen = categories[index]
  if (chosen === undefined) return { category: module.category, accent }
  return { category: { id: Number(chosen.value), name: chosen.label }, accent: accentOf(index) }
}

/** Whether readers get another file after the publication. The URL of a file that is not public has a signature. */
function isReplaced(published: string | null | undefined, drafted: string | undefined): boolean {
  return published != null && drafted !== undefined && drafted.split('?')[0] !== published
}
