import { documentOf, type FindFile, fileOrLinkOf } from '#core/content-files.ts'
import type { ItemOf, ValueOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import { platformOf } from '#core/video.ts'
import { formText } from '../content-types/messages.ts'
import type { moduleType, trainingToolsType } from '../content-types.ts'
import { DEFAULT_DESCRIPTIONS, guideTitle } from '../messages.ts'

export type ModuleValue = ValueOf<typeof moduleType.fields>
export type ModuleFile = ItemOf<typeof moduleType.fields.files.fields>

const LANGUAGES: Readonly<Record<string, string>> = formText.languages

/** What lists and the pages of a module show of its text. */
export function presentModule(value: ModuleValue, find: FindFile) {
  const { name, description, based_on, purpose, facilitators_guide, files } = value
  const guide = documentOf(find, value.facilitators_guide_file)
  const documents = [value.facilitators_guide_file, ...files.map(({ file }) => file)].filter((file) => file !== null)
  const links = files.filter(({ file, url }) => file === null && url !== '')
  return {
    name,
    description,
    based_on,
    purpose,
    facilitators_guide,
    facilitators_guide_file: guide?.file ?? null,
    facilitators_guide_file_size: guide?.size ?? null,
    file_type: guide?.file_type ?? null,
    preview_file: guide?.preview_file ?? null,
    // The code itself for a language without a name.
    language: LANGUAGES[value.language] ?? value.language,
    files_count: documents.length,
    links_count: links.length,
    module_session_plan_desc: value.module_session_plan_desc || DEFAULT_DESCRIPTIONS.module_session_plan_desc,
    presentation_slides_desc: value.presentation_slides_desc || DEFAULT_DESCRIPTIONS.presentation_slides_desc,
    evaluation_tools_desc: value.evaluation_tools_desc || DEFAULT_DESCRIPTIONS.evaluation_tools_desc,
    handouts_desc: value.handouts_desc || DEFAULT_DESCRIPTIONS.handouts_desc,
    references_desc: value.references_desc || DEFAULT_DESCRIPTIONS.references_desc,
    video_desc: value.video_desc || DEFAULT_DESCRIPTIONS.video_desc,
  }
}

/**
 * The guide, objectives, files and videos of a module.
 * @param id of the module
 * @param replacedAt when a file was last replaced; undefined if never
 */
export function presentParts(
  id: number,
  value: ModuleValue,
  find: FindFile,
  replacedAt: (file: ModuleFile) => string | undefined,
) {
  const ofItem = ({ key, title, details }: { key: string; title: string; details: string }) => {
    return { id: Number(key) || 0, key, title, details, module: id }
  }
  const listFiles = (section: string) =>
    value.files
      .filter((file) => file.section === section)
      .map((file) => {
        const at = replacedAt(file)
        const replaced = at === undefined ? null : { at, note: file.change_note }
        return { ...ofItem(file), replaced, ...fileOrLinkOf(find, file) }
      })
  const guide = documentOf(find, value.facilitators_guide_file)
  return {
    guide: guide ? { id, title: guideTitle(value.name), details: '', module: id, replaced: null, ...guide } : null,
    objectives: value.objectives.map(ofItem),
    sections: {
      module_session_plan: listFiles('module_session_plan'),
      presentation_slides: listFiles('presentation_slides'),
      evaluation_tools: listFiles('evaluation_tools'),
      handouts: listFiles('handouts'),
      references: listFiles('references'),
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
      module: id,
    })),
  }
}

export function presentTools({ tools }: ValueOf<typeof trainingToolsType.fields>, find: FindFile) {
  return tools.map(({ key, title, details, file }) => ({
    id: Number(key) || 0,
    key,
    title,
    details,
    sectionId: 1,
    ...fileOrLinkOf(find, { file, url: '' }),
  }))
}
