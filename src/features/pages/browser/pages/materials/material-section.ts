import { typeLabelOf } from '#core/file-labels.ts'
import { containsWords } from '#core/text-search.ts'
import type { MaterialFile, Materials } from '../../../contract.ts'

export type MaterialLanguage = 'fr' | 'es'

/** The entry with title and introduction of a page. */
const PAGES = {
  fr: { kind: 'page-french-materials', entry: 'french-materials' },
  es: { kind: 'page-spanish-materials', entry: 'spanish-materials' },
} as const

export function pageOf(language: MaterialLanguage) {
  return PAGES[language]
}

/** A section of the API. Its draft has an entry of its own until it is published, and so has each of its items. */
export interface MaterialSectionData extends Omit<Materials['results'][number], 'content' | 'videos'> {
  entry?: string
  content: (MaterialFile & { key?: string })[]
  videos: (Materials['results'][number]['videos'][number] & { key?: string })[]
}

export function entryOf({ id, entry = String(id) }: Pick<MaterialSectionData, 'id' | 'entry'>): string {
  return entry
}

export function itemKey({ id, key = String(id) }: { id: number; key?: string }): string {
  return key
}

/** The key of a file in URLs: `?preview=material-12`. */
export function materialKey(file: { id: number; key?: string }): string {
  return `material-${itemKey(file)}`
}

export function sectionAnchor(section: Pick<MaterialSectionData, 'id' | 'entry'>): string {
  return `section-${entryOf(section)}`
}

/** A section is about something if at least this share of its files name it. */
const TOPIC_SHARE = 1 / 3

/**
 * The sections with the files that have the words in title, details or type. A section that is about them keeps all of its files:
 * 'DMPA' finds all injectables.
 */
export function findFiles(sections: readonly MaterialSectionData[], words: string): MaterialSectionData[] {
  if (words.trim() === '') return [...sections]
  const isFound = (file: MaterialFile) => containsWords(`${file.title}\n${file.details}\n${typeLabelOf(file)}`, words)
  return sections
    .map((section) => {
      const found = section.content.filter(isFound)
      const named = section.content.filter((file) => containsWords(`${file.title}\n${file.details}`, words))
      const isTopic = containsWords(section.section_name, words) || named.length >= section.content.length * TOPIC_SHARE
      return { ...section, content: isTopic ? section.content : found }
    })
    .filter(({ content }) => content.length > 0)
}
