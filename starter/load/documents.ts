import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type MadeDocument, makeDocument, parseSource } from '#starter/documents/make.ts'
import { readText, STARTER_DIR } from './source.ts'

/** A document made of its text, or a picture, not yet stored. */
export interface Prepared {
  title: string
  details: string
  made: MadeDocument
  updated: string
}

export interface DocumentDefaults {
  /** What the document belongs to, e.g. the module's name: printed in its head. */
  context: string
  language: 'en' | 'fr' | 'es'
  /** ISO date. */
  updated: string
}

/** Makes the document of a Markdown file. */
export async function prepareDocument(path: string, defaults: DocumentDefaults): Promise<Prepared> {
  const source = parseSource(await readText(path), { ...defaults, file: path })
  return { title: source.title, details: source.details, made: await makeDocument(source), updated: source.updated }
}

/** Reads a drawing. */
export async function preparePicture(path: string, updated: string): Promise<Prepared> {
  const bytes = await readFile(join(STARTER_DIR, path))
  const made = { name: basename(path), mediaType: 'image/svg+xml', bytes, preview: null, pages: 1 }
  return { title: basename(path), details: '', made, updated }
}
