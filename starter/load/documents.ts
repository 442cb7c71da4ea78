import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  type MadeDocument,
  makeDocument,
  parseSource,
  parseSources,
  type SourceDefaults,
  type SourceDocument,
} from '#starter/documents/make.ts'
import { readText, STARTER_DIR } from './source.ts'

/** A document made of its text, or a picture, not yet stored. */
export interface Prepared {
  title: string
  details: string
  made: MadeDocument
  updated: string
}

/** What a document's head does not say: what it belongs to, its language, its day, and the guidance it follows. */
export type DocumentDefaults = Omit<SourceDefaults, 'file' | 'format'>

/** Makes the document of a Markdown file. */
export async function prepareDocument(path: string, defaults: DocumentDefaults): Promise<Prepared> {
  return prepare(parseSource(await readText(path), { ...defaults, file: path }))
}

/** Makes the documents of a Markdown file: two of a test, its sheet and its key; one of any other. */
export async function prepareDocuments(path: string, defaults: DocumentDefaults): Promise<Prepared[]> {
  const prepared: Prepared[] = []
  for (const source of parseSources(await readText(path), { ...defaults, file: path })) {
    prepared.push(await prepare(source))
  }
  return prepared
}

async function prepare(source: SourceDocument): Promise<Prepared> {
  return { title: source.title, details: source.details, made: await makeDocument(source), updated: source.updated }
}

/** Reads a drawing. */
export async function preparePicture(path: string, updated: string): Promise<Prepared> {
  const bytes = await readFile(join(STARTER_DIR, path))
  const made = {
    name: basename(path),
    mediaType: path.endsWith('.webp') ? 'image/webp' : 'image/svg+xml',
    bytes,
    preview: null,
    pages: 1,
  }
  return { title: basename(path), details: '', made, updated }
}
