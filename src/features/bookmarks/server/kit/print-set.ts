import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { AppError } from '#core/errors.ts'
import type { ByteSource } from '#platform/files/byte-source.ts'
import type { FileStore } from '#platform/files/store.ts'
import { ImageError } from '#platform/images/image-task.ts'
import { printing } from '#platform/images/images.ts'
import { MAX_PRINT_BYTES, MAX_PRINT_PAGES } from '../../rules.ts'
import { coverOf, type PrintedRow } from './cover.ts'
import type { Kit } from './kit.ts'
import type { PlannedRow } from './print-plan.ts'

const KEEP_MS = 60 * 60 * 1000
/** Print sets that wait; each is one of another folder or another choice. */
const MAX_WAITING = 8
/** The print sets that this process is making. Requests for one share the work, and it continues when a request breaks off. */
const making = new Map<string, Promise<void>>()
/** The one before the next: only one at a time has its PDFs in memory. */
let last: Promise<unknown> = Promise.resolve()

interface PrintRequest {
  kit: Kit
  plan: readonly PlannedRow[]
  /** Keys of what to print; default is what the plan has chosen. */
  items: readonly string[] | undefined
  hasCover: boolean
  siteUrl: string
  now: Date
}

interface Stores {
  store: FileStore
  dataDir: string
}

/**
 * A kit as one PDF. It is kept for an hour under the hash of its contents.
 * @throws {AppError} `not_found` when nothing can be printed, `too_large`, `busy`
 */
export async function printSet(stores: Stores, request: PrintRequest): Promise<ByteSource> {
  const rows = request.plan.map((row) => ({ ...row, isChosen: isPrinted(row, request.items) }))
  const bytes = rows.reduce((sum, row) => sum + (row.isChosen ? row.sizeBytes : 0), 0)
  if (!rows.some(({ isChosen }) => isChosen)) throw new AppError('not_found')
  if (bytes > MAX_PRINT_BYTES) throw new AppError('too_large')
  const key = keyOf(request, rows)
  const folder = join(stores.dataDir, 'print-sets')
  const path = join(folder, `${key}.pdf`)
  const isKept = () =>
    stat(path).then(
      ({ mtimeMs, size }) => (Date.now() - mtimeMs < KEEP_MS ? size : undefined),
      () => undefined,
    )
  if ((await isKept()) === undefined)
    await (making.get(key) ?? start(key, () => make(stores, { ...request, plan: rows }, path)))
  const sizeBytes = await isKept()
  if (sizeBytes === undefined) throw new AppError('busy')
  return { sizeBytes, etag: `"${key}"`, lastModified: null, open: async (range) => createReadStream(path, range) }
}

function isPrinted({ key, state, isChosen }: PlannedRow, items: readonly string[] | undefined): boolean {
  return state === 'ready' && (items?.includes(key) ?? isChosen)
}

/** Everything that the PDF shows. */
function keyOf({ kit, hasCover, siteUrl, now }: PrintRequest, rows: readonly PlannedRow[]): string {
  const shown = rows.map(({ item, copies, note, state, isChosen, sha256 }) => [
    item.title,
    item.type,
    copies,
    note,
    state,
    isChosen,
    sha256,
  ])
  const about = [kit.folder.folder_name, kit.owner, kit.page, siteUrl, now.toISOString().slice(0, 10), hasCover]
  return createHash('sha256')
    .update(JSON.stringify([about, shown]))
    .digest('hex')
}

function start(key: string, work: () => Promise<void>): Promise<void> {
  if (making.size >= MAX_WAITING) throw new AppError('busy')
  const made = last.then(work).finally(() => making.delete(key))
  last = made.catch(() => undefined)
  making.set(key, made)
  return made
}

async function make({ store, dataDir }: Stores, request: PrintRequest, path: string): Promise<void> {
  const chosen = request.plan.filter(({ isChosen }) => isChosen)
  const loaded: Uint8Array[] = []
  for (const { sha256 } of chosen) loaded.push(await buffer(await store.open(sha256)))
  try {
    const { pages } = await printing.runPdf({ kind: 'count-pages', pdfs: loaded })
    const pagesOf = new Map(chosen.map(({ key }, index) => [key, pages[index] ?? 0]))
    const rows = request.plan.map(
      (row): PrintedRow => ({ ...row, pages: row.isChosen ? (pagesOf.get(row.key) ?? 0) : 0 }),
    )
    const pdfs = loaded.filter((_, index) => (pages[index] ?? 0) > 0)
    if (pages.reduce((sum, count) => sum + count, 0) > MAX_PRINT_PAGES) throw new AppError('too_large')
    if (pdfs.length === 0) throw new AppError('not_found')
    const cover = request.hasCover ? [await drawCover(request, rows)] : []
    const { bytes } = await printing.runPdf({ kind: 'join-pdfs', pdfs: [...cover, ...pdfs] })
    await keep(join(dataDir, 'print-sets'), path, bytes)
  } catch (error) {
    // A PDF that takes too much time or memory: the site continues without this print set.
    if (error instanceof ImageError) throw new AppError('too_large', { cause: error })
    throw error
  }
}

/** How many pages the cover has changes the numbers on it, but hardly ever how many pages it has. */
async function drawCover({ kit, siteUrl, now }: PrintRequest, rows: readonly PrintedRow[]): Promise<Uint8Array> {
  for (let coverPages = 1; ; coverPages++) {
    const { bytes, pages } = await printing.runPdf({
      kind: 'draw-sheet',
      sheet: coverOf({ kit, rows, coverPages, siteUrl, now }),
    })
    if ((pages[0] ?? 1) <= coverPages) return bytes
  }
}

/** Writes it as a whole or not at all, and removes those that are older than an hour. */
async function keep(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > KEEP_MS) await rm(join(folder, name), { force: true })
  }
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}
