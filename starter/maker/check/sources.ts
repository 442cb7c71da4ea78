import { parseSources, type SourceDocument } from '../documents/make.ts'
import type { Text } from './texts.ts'

/** A Markdown file and its documents: two for a test or a deck, one for any other. */
export interface Source {
  /** Relative to `starter/`. */
  path: string
  documents: SourceDocument[]
}

const DOCUMENT = /^(?:modules\/[^/]+\/(?:facilitators-guide|[^/]+\/[^/]+)|materials\/.+|site\/documents\/[^/]+)\.md$/

/** Parses the documents' texts, with one fault for each that breaks the format of starter/README.md. */
export function readSources(texts: readonly Text[]): { sources: Source[]; faults: string[] } {
  const sources: Source[] = []
  const faults: string[] = []
  for (const { path, content, language } of texts.filter((text) => DOCUMENT.test(text.path))) {
    try {
      sources.push({ path, documents: parseSources(content, { file: path, language, context: '', updated: '' }) })
    } catch (fault) {
      faults.push(messageOf(fault))
    }
  }
  return { sources, faults }
}

export function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
