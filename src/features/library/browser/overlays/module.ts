import type { ItemOf, ValueOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import { platformOf } from '#core/video.ts'
import type { DraftOverlay, Drafts } from '#ui/editing/draft-overlay.ts'
import { fileOrLinkOf } from '#ui/editing/drafted-file.ts'
import { accentOf } from '#ui/elements/CategoryMark.tsx'
import { formText } from '../../content-types/messages.ts'
import { moduleType } from '../../content-types.ts'
import { DEFAULT_DESCRIPTIONS, guideTitle } from '../../messages.ts'
import { itemKey, type Section } from '../components/ModuleFileRow.tsx'
import type { ModuleData } from '../pages/module.tsx'

const { kind } = moduleType
type Value = ValueOf<typeof moduleType.fields>
type File = ItemOf<typeof moduleType.fields.files.fields>

const LANGUAGES: Readonly<Record<string, string>> = formText.languages

/** The pages of one module. Its address and the size of its archive are those of readers until the draft is published. */
export const moduleOverlay: DraftOverlay<ModuleData> = {
  entries: ({ module }) => [{ kind, entry: String(module.id) }],
  apply: (data, drafts) => {
    const value = drafts.findValue(moduleType, String(data.module.id))
    return value ? withDraft(data, value, drafts) : data
  },
}

function withDraft(data: ModuleData, value: Value, drafts: Drafts): ModuleData {
  const { module } = data
  const { category, accent } = draftCategory(data, value, drafts)
  const draftFiles = (section: Section) =>
    value.files.filter((file) => file.section === section).map((file) => draftFile(data, file, section, drafts))
  return {
    ...data,
    accent,
    module: {
      ...module,
      ...countDocuments(value),
      category,
      name: value.name,
      description: value.description,
      language: LANGUAGES[value.language] ?? '',
      based_on: value.based_on,
      purpose: value.purpose,
      facilitators_guide: value.facilitators_guide,
      ...descriptionsOf(value),
    },
    guide: draftGuide(data, value, drafts),
    objectives: value.objectives.map(({ key, title, details }) => ({
      id: Number(key) || 0,
      key,
      title,
      details,
      module: module.id,
    })),
    sections: {
      module_session_plan: draftFiles('module_session_plan'),
      presentation_slides: draftFiles('presentation_slides'),
      evaluation_tools: draftFiles('evaluation_tools'),
      handouts: draftFiles('handouts'),
      references: draftFiles('references'),
    },
    videos: value.videos.map(({ key, title, url, duration, is_cover }, index) => ({
      id: Number(key) || -index,
      key,
      video_title: title,
      video_url: url,
      platform: platformOf(url),
      thumbnail: null,
      duration: parseDuration(duration) ?? 0,
      cover: is_cover,
      module: module.id,
    })),
  }
}

function draftCategory(
  { module, accent }: ModuleData,
  value: Value,
  drafts: Drafts,
): Pick<ModuleData, 'accent'> & Pick<ModuleData['module'], 'category'> {
  const categories = drafts.listChoices({ kind, entry: String(module.id) }, 'categories')
  const index = categories.findIndex((choice) => choice.value === value.category)
  const chosen = categories[index]
  if (chosen === undefined) return { category: module.category, accent }
  return { category: { id: Number(chosen.value), name: chosen.label }, accent: accentOf(index) }
}

function countDocuments({ facilitators_guide_file: guide, files }: Value) {
  const documents = [guide, ...files.map(({ file }) => file)].filter((file) => file !== null)
  const links = files.filter(({ file, url }) => file === null && url !== '')
  return { files_count: documents.length, links_count: links.length }
}

function descriptionsOf(value: Value) {
  return {
    module_session_plan_desc: value.module_session_plan_desc || DEFAULT_DESCRIPTIONS.module_session_plan_desc,
    presentation_slides_desc: value.presentation_slides_desc || DEFAULT_DESCRIPTIONS.presentation_slides_desc,
    evaluation_tools_desc: value.evaluation_tools_desc || DEFAULT_DESCRIPTIONS.evaluation_tools_desc,
    handouts_desc: value.handouts_desc || DEFAULT_DESCRIPTIONS.handouts_desc,
    references_desc: value.references_desc || DEFAULT_DESCRIPTIONS.references_desc,
    video_desc: value.video_desc || DEFAULT_DESCRIPTIONS.video_desc,
  }
}

function draftGuide({ module }: ModuleData, value: Value, drafts: Drafts): ModuleData['guide'] {
  const { facilitators_guide_file: file, name } = value
  if (file === null) return null
  const fields = { id: module.id, title: guideTitle(name), details: '', module: module.id, replaced: null }
  return { ...fields, ...fileOrLinkOf(drafts.findFile(file)) }
}

function draftFile({ module, sections }: ModuleData, file: File, section: Section, drafts: Drafts) {
  const known = sections[section].find((candidate) => itemKey(candidate) === file.key)
  const { key, title, details, change_note: note } = file
  const info = drafts.findFile(file.file)
  const at = isReplaced(known?.file, info?.url) ? new Date().toISOString() : known?.replaced?.at
  return {
    id: Number(key) || 0,
    module: module.id,
    ...known,
    ...fileOrLinkOf(info, file.url),
    key,
    title,
    details,
    replaced: at ? { at, note } : null,
  }
}

/** Whether readers get another file after the publication. The URL of a file that is not public has a signature. */
function isReplaced(published: string | null | undefined, drafted: string | undefined): boolean {
  return published != null && drafted !== undefined && drafted.split('?')[0] !== published
}
