import { parseSources, type SourceDocument } from '../documents/make.ts'
import type { Text } from './texts.ts'

/** A Markdown file that is made into documents: two for a test, one for any other. */
export interface Source {
  /** Below `starter/`. */
  path: string
  documents: SourceDocument[]
}

const DOCUMENT = /^(?:modules\/[^/]+\/(?:facilitators-guide|[^/]+\/[^/]+)|materials\/.+|site\/documents\/[^/]+)\.md$/

/** The documents' texts, and one fault for each that is not written as starter/README.md describes. */
export function readSources(texts: readonly Text[]): { sources: Source[]; faults: string[] } {
  const sources: Source[] = []
  const faults: string[] = []
  for (const { path, whole, language } of texts.filter((text) => DOCUMENT.test(text.path))) {
    try {
      sources.push({ path, documents: parseSources(whole, { file: path, language, context: '', updated: '' }) })
    } catch (fault) {
      faults.push(messageOf(fault))
    }
  }
  return { sources, faults }
}

/** What an error says. */
export function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
