import type { ValueOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import type { DraftOverlay, Drafts } from '#ui/editing/draft-overlay.ts'
import { fileOrLinkOf } from '#ui/editing/drafted-file.ts'
import { frenchMaterialsType, materialSectionType, spanishMaterialsType } from '../../content-types.ts'
import type { MaterialsData } from '../pages/materials/MaterialsPage.tsx'
import { entryOf, itemKey, type MaterialSectionData, pageOf } from '../pages/materials/material-section.ts'

const { kind } = materialSectionType
/** Title and introduction of each page. */
const PAGE_TYPES = { fr: frenchMaterialsType, es: spanishMaterialsType } as const
type Section = ValueOf<typeof materialSectionType.fields>

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
        return value ? { ...section, ...draftSection(section, value, drafts) } : section
      }),
      ...drafts
        .listNew(materialSectionType)
        .filter(({ value }) => value.language === data.language)
        .map(({ entry, value }) => ({ id: 0, entry, ...draftSection(undefined, value, drafts) })),
    ],
  }),
}

function draftSection(published: MaterialSectionData | undefined, { name, files, videos }: Section, drafts: Drafts) {
  return {
    section_name: name,
    content: files.map((file) => {
      const known = published?.content.find((candidate) => itemKey(candidate) === file.key)
      const { key, title, details } = file
      return {
        id: 0,
        sectionId: 0,
        ...known,
        ...fileOrLinkOf(drafts.findFile(file.file), file.url),
        key,
        title,
        details,
      }
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
