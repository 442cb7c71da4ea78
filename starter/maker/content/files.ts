import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { z } from 'zod'
import { hashFiles } from '../../../scripts/build/hash-files.ts'
import { STARTER_BUILD, type StarterFile } from '../../../src/app/starter/content.ts'
import { readDocument } from '../../../src/platform/files/ingest/read-document.ts'
import { EXTENSIONS } from '../documents/file-name.ts'
import {
  type DocumentFile,
  makeDocument,
  parseSource,
  parseSources,
  type SourceDefaults,
  type SourceDocument,
} from '../documents/make.ts'
import { GENERATORS, shownBy } from '../documents/shown.ts'
import { readText, STARTER_DIR } from './source.ts'

/** A cache with one folder per document, named by a hash of its text, its pictures and its generators. */
export const DOCUMENTS = 'documents'

const RECORD = 'document.json'

const Record = z.object({ name: z.string(), hasPreview: z.boolean(), pages: z.int(), text: z.string().nullable() })

/** Metadata that a document's head lacks: context, language, date and guidance notice. */
export type DocumentDefaults = Omit<SourceDefaults, 'file' | 'format'>

/** Sources that determine a document: its generators, the text extraction for the search, and their libraries. */
const CODE = [...GENERATORS, 'src/platform/files/ingest', 'package-lock.json']
const codeHash = hashFiles(join(import.meta.dirname, '../../..'), CODE)

/** Makes the document of a Markdown file. */
export async function makeFile(path: string, defaults: DocumentDefaults): Promise<StarterFile> {
  return fileOf(parseSource(await readText(path), { ...defaults, file: path }))
}

/** Makes the documents of a Markdown file: sheet and key for a test, deck and notes for slides, one document for any other. */
export async function makeFiles(path: string, defaults: DocumentDefaults): Promise<StarterFile[]> {
  return Promise.all(parseSources(await readText(path), { ...defaults, file: path }).map(fileOf))
}

async function fileOf(source: SourceDocument): Promise<StarterFile> {
  const hash = createHash('sha256')
    .update(await codeHash)
    .update(shownBy(source))
  const folder = `${DOCUMENTS}/${hash.digest('hex')}`
  const { name, hasPreview, pages, text } =
    (await findRecord(folder)) ?? (await writeDocument(folder, source, await makeDocument(source)))
  return {
    title: source.title,
    details: source.details,
    name,
    path: `${folder}/file${extname(name)}`,
    preview: hasPreview ? `${folder}/preview.pdf` : null,
    pages,
    text,
    updated: source.updated,
  }
}

async function findRecord(folder: string) {
  const json = await readFile(join(STARTER_BUILD, folder, RECORD), 'utf8').catch(() => undefined)
  return json === undefined ? undefined : Record.parse(JSON.parse(json))
}

/** Writes a temporary folder and renames it, so that a folder is always complete. */
async function writeDocument(folder: string, { format, slideNotes }: SourceDocument, document: DocumentFile) {
  const { name, bytes, preview, pages } = document
  const target = join(STARTER_BUILD, folder)
  await mkdir(dirname(target), { recursive: true })
  const temporary = await mkdtemp(`${target}-`)
  // A different user may run the site.
  await chmod(temporary, 0o755)
  // the search finds the words of a deck in the deck itself
  const text = slideNotes ? null : (await readDocument(EXTENSIONS[format], { bytes })).text
  const record = { name, hasPreview: preview !== null, pages, text }
  await writeFile(join(temporary, `file${extname(name)}`), bytes)
  if (preview !== null) await writeFile(join(temporary, 'preview.pdf'), preview)
  await writeFile(join(temporary, RECORD), JSON.stringify(record))
  await rename(temporary, target).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true })
    // Another process may have written the same document.
    if ((await findRecord(folder)) === undefined) throw error
  })
  return record
}

/** Copies a picture. @param path relative to `starter/` */
export async function copyPicture(path: string, updated: string): Promise<StarterFile> {
  await cp(join(STARTER_DIR, path), join(STARTER_BUILD, path))
  return {
    title: basename(path),
    details: '',
    name: basename(path),
    path,
    preview: null,
    pages: 1,
    text: null,
    updated,
  }
}
