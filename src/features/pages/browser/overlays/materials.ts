import type { ItemOf, ValueOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import type { FileOrLink } from '#core/file-fields.ts'
import type { FileInfo } from '#core/file-info.ts'
import type { DraftOverlay, Drafts } from '#ui/editing/draft-overlay.ts'
import { materialSectionType } from '../../content-types.ts'
import type { MaterialsData } from '../pages/materials/MaterialsPage.tsx'
import { entryOf, keyOf, type MaterialSectionData } from '../pages/materials/material-section.ts'

const { kind } = materialSectionType
type Section = ValueOf<typeof materialSectionType.fields>
type File = ItemOf<typeof materialSectionType.fields.files.fields>

/** The sections of one language. A section whose draft has the other language stays on its page until it is published. */
export const materialsOverlay: DraftOverlay<MaterialsData> = {
  kinds: [kind],
  entries: ({ results }) => results.map((section) => ({ kind, entry: entryOf(section) })),
  apply: (data, drafts) => ({
    ...data,
    results: [
      ...data.results.map((section) => {
        const value = drafts.valueOf(materialSectionType, entryOf(section))
        return value ? { ...section, ...draftSection(section, value, drafts) } : section
      }),
      ...drafts
        .newOf(materialSectionType)
        .filter(({ value }) => value.language === data.language)
        .map(({ entry, value }) => ({ id: 0, entry, ...draftSection(undefined, value, drafts) })),
    ],
  }),
}

function draftSection(published: MaterialSectionData | undefined, { name, files, videos }: Section, drafts: Drafts) {
  return {
    section_name: name,
    content: files.map((file) => {
      const known = published?.content.find((candidate) => keyOf(candidate) === file.key)
      const { key, title, details } = file
      return { id: 0, sectionId: 0, ...known, ...targetOf(file, drafts), key, title, details }
    }),
    videos: videos.map(({ key, title, url, duration }, index) => ({
      id: -index,
      key,
      video_title: title,
      video_url: url,
      duration: parseDuration(duration) ?? 0,
      sectionId: 0,
      thumbnail: null,
      platform: 'YouTube' as const,
    })),
  }
}

/** What the file or link of an item shows. */
function targetOf({ file, url }: File, drafts: Drafts): FileOrLink {
  const info = drafts.fileOf(file)
  if (info) return { ...fileFieldsOf(info), path_type: 'FILE', url: null }
  const none = { file: null, preview_file: null, first_page: null, size: '', size_bytes: 0, file_type: '', pages: null }
  return { ...none, path_type: 'URL', url }
}

function fileFieldsOf({ url, preview_url, first_page, size, size_bytes, file_type, pages }: FileInfo) {
  return { file: url, preview_file: preview_url, first_page, size, size_bytes, file_type, pages }
}
