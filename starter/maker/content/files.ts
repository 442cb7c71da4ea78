import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { z } from 'zod'
import {
  makeDocument,
  parseSource,
  parseSources,
  type SourceDefaults,
  type SourceDocument,
  searchText,
} from '../documents/make.ts'
import { GENERATORS, shownBy } from '../documents/shown.ts'
import type { StarterFile } from './content.ts'
import { drawFirstPage } from './first-page.ts'
import { DOCUMENTS, readText, STARTER_DIR } from './source.ts'

const RECORD = 'document.json'

const Record = z.object({
  name: z.string(),
  hasPreview: z.boolean(),
  pages: z.int(),
  /** Pixels of the picture of the first page. */
  width: z.int(),
  height: z.int(),
})

/** Metadata that a document's head lacks: context, language, date and guidance notice. */
export type DocumentDefaults = Omit<SourceDefaults, 'file'>

const generatorsHash = hashSources()

/** A hash of what makes documents: its code, and the versions of its libraries. */
function hashSources(): string {
  const files = globSync([...GENERATORS, 'maker/content/first-page.ts', 'package.json'], { cwd: STARTER_DIR })
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(STARTER_DIR, file)))
  return hash.digest('hex')
}

/** Makes the document of a Markdown file. */
export async function makeFile(path: string, defaults: DocumentDefaults): Promise<StarterFile> {
  return fileOf(parseSource(await readText(path), { ...defaults, file: path }))
}

/** Makes the documents of a Markdown file: sheet and key for a test, deck and notes for slides, one document for any other. */
export async function makeFiles(path: string, defaults: DocumentDefaults): Promise<StarterFile[]> {
  const files: StarterFile[] = []
  // One after another: a process needs the memory of one document.
  for (const source of parseSources(await readText(path), { ...defaults, file: path })) files.push(await fileOf(source))
  return files
}

async function fileOf(source: SourceDocument): Promise<StarterFile> {
  const hash = createHash('sha256').update(generatorsHash).update(shownBy(source))
  const folder = join(DOCUMENTS, hash.digest('hex'))
  const { name, hasPreview, pages, width, height } = (await findRecord(folder)) ?? (await writeDocument(folder, source))
  const file = (part: string) => join(folder, part)
  return {
    title: source.title,
    details: source.details,
    name,
    path: file(`file${extname(name)}`),
    preview: hasPreview ? file('preview.pdf') : null,
    firstPage: { picture: file('first-page.webp'), thumbnail: file('thumbnail.webp'), width, height },
    pages,
    // The search finds the words of a deck in the deck itself.
    text: source.slideNotes ? null : searchText(source),
    updated: source.updated,
  }
}

async function findRecord(folder: string) {
  const json = await readFile(join(folder, RECORD), 'utf8').catch(() => undefined)
  return json === undefined ? undefined : Record.parse(JSON.parse(json))
}

/** Writes a temporary folder and renames it, so that a folder is always complete. */
async function writeDocument(folder: string, source: SourceDocument): Promise<z.output<typeof Record>> {
  const { name, bytes, preview, pages } = await makeDocument(source)
  const { picture, thumbnail, width, height } = await drawFirstPage(preview ?? bytes)
  const record = { name, hasPreview: preview !== null, pages, width, height }
  await mkdir(dirname(folder), { recursive: true })
  const temporary = await mkdtemp(`${folder}-`)
  // A different user may run the site.
  await chmod(temporary, 0o755)
  await writeFile(join(temporary, `file${extname(name)}`), bytes)
  if (preview !== null) await writeFile(join(temporary, 'preview.pdf'), preview)
  await writeFile(join(temporary, 'first-page.webp'), picture)
  await writeFile(join(temporary, 'thumbnail.webp'), thumbnail)
  await writeFile(join(temporary, RECORD), JSON.stringify(record))
  await rename(temporary, folder).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true })
    // Another process may have written the same document.
    if ((await findRecord(folder)) === undefined) throw error
  })
  return record
}

/** A picture of the pages. @param path relative to `starter/` */
export function pictureFile(path: string, updated: string): StarterFile {
  return {
    title: basename(path),
    details: '',
    name: basename(path),
    path: join(STARTER_DIR, path),
    preview: null,
    firstPage: null,
    pages: 1,
    text: null,
    updated,
  }
}
