import { buffer } from 'node:stream/consumers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { ImageError, type RenderedImage } from '#platform/images/image-task.ts'
import { images } from '#platform/images/images.ts'
import type { FirstPageTable } from '#platform/tables.ts'
import { fileKeyOf } from './file-key.ts'
import { MEDIA_TYPES } from './media-types.ts'
import type { FileStore } from './store.ts'

/** When to retry a PDF whose first page could not be drawn, in ms: the machine may have been busy. */
const RETRY_AFTER_MS = 10 * 60 * 1000
/** How long a request waits for a thumbnail: it holds one of the browser's six connections, which scripts need too. */
const THUMBNAIL_WAIT_MS = 1000
/** Larger PDFs get no picture, because drawing needs the whole file in memory. */
const MAX_PDF_BYTES = 40 * 1000 ** 2
/** How many ids of files one query looks at, in a few milliseconds. */
const LOOK = 500

export interface StoredPdf {
  sha256: string
  size_bytes: number
}

interface Stores {
  db: Db
  store: FileStore
}

/** Pictures that this process is drawing: concurrent requests for one document share the work. */
const drawing = new Map<string, Promise<FirstPageTable>>()
/** More than the documents of a page, whose thumbnails a browser requests together. */
const MAX_DRAWING = 100
/** The drawing before the next one. They wait for each other here, because in the image process each would hold its PDF in memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The picture of a PDF's first page. Draws and stores it when it does not exist yet.
 * @throws {AppError} `not_found` when it can't be drawn, `busy` when too many pictures wait
 */
export async function getFirstPage(
  stores: Stores,
  pdf: StoredPdf,
): Promise<FirstPageTable & { picture_sha256: string }> {
  const known = await findFirstPage(stores, pdf.sha256)
  const page = known ?? (await (drawing.get(pdf.sha256) ?? startDrawing(stores, pdf)))
  const { picture_sha256 } = page
  if (picture_sha256 === null) throw new AppError('not_found')
  return { ...page, picture_sha256 }
}

/**
 * The small picture of the top of a PDF's first page, as WebP; undefined when it is not drawn within a second.
 * @throws {AppError} like `getFirstPage`
 */
export async function findThumbnail(stores: Stores, pdf: StoredPdf): Promise<Buffer | undefined> {
  const wait = new AbortController()
  const tooLate = setTimeout(THUMBNAIL_WAIT_MS, undefined, { signal: wait.signal }).catch(() => undefined)
  const page = await Promise.race([getFirstPage(stores, pdf), tooLate]).finally(() => wait.abort())
  if (page === undefined) return undefined
  if (page.thumbnail_sha256 === null) throw new AppError('not_found')
  return buffer(await stores.store.open(page.thumbnail_sha256))
}

function startDrawing(stores: Stores, pdf: StoredPdf): Promise<FirstPageTable> {
  if (drawing.size >= MAX_DRAWING) throw new AppError('busy')
  const page = last
    .then(async () => storeFirstPage(stores, pdf.sha256, await draw(stores.store, pdf)))
    .finally(() => drawing.delete(pdf.sha256))
  last = page.catch(() => undefined)
  drawing.set(pdf.sha256, page)
  return page
}

/** The stored result; undefined when the page must be drawn, also for the first time after a failure. */
async function findFirstPage({ db, store }: Stores, sha256: string): Promise<FirstPageTable | undefined> {
  const row = await db.selectFrom('first_page').selectAll().where('pdf_sha256', '=', sha256).executeTakeFirst()
  if (row === undefined) return undefined
  if (row.picture_sha256 === null) return row.made_at > retryBefore() ? row : undefined
  const keys = [row.picture_sha256, row.thumbnail_sha256].filter((key) => key !== null)
  const isStored = await Promise.all(keys.map((key) => store.has(key)))
  return isStored.every(Boolean) ? row : undefined
}

function retryBefore(): string {
  return new Date(Date.now() - RETRY_AFTER_MS).toISOString()
}

/** @param sha256 of the PDF @param picture undefined for a PDF that cannot be drawn */
export async function storeFirstPage(
  { db, store }: Stores,
  sha256: string,
  picture: Partial<Omit<RenderedImage, 'is'>> | undefined,
): Promise<FirstPageTable> {
  const values = {
    picture_sha256: await putImage(store, picture?.bytes),
    thumbnail_sha256: await putImage(store, picture?.thumbnail),
    size_bytes: picture?.bytes?.length ?? 0,
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
    made_at: new Date().toISOString(),
  }
  const row = { pdf_sha256: sha256, ...values }
  await db
    .insertInto('first_page')
    .values(row)
    .onConflict((conflict) => conflict.column('pdf_sha256').doUpdateSet(values))
    .execute()
  return row
}

/** @returns the key of the image; null without one */
async function putImage(store: FileStore, bytes: Uint8Array | undefined): Promise<string | null> {
  if (bytes === undefined) return null
  const key = fileKeyOf(bytes)
  await store.put(key, bytes)
  return key
}

/** The picture; undefined when the PDF is broken, too large or too expensive to draw. */
async function draw(store: FileStore, pdf: StoredPdf): Promise<RenderedImage | undefined> {
  if (pdf.size_bytes > MAX_PDF_BYTES) return undefined
  const bytes = await buffer(await store.open(pdf.sha256))
  try {
    return await images.run({ kind: 'first-page', bytes })
  } catch (error) {
    if (error instanceof ImageError) return undefined
    throw error
  }
}

/** Up to which id this process has looked for PDFs that are not drawn. */
const lookedAt = new WeakMap<Db, number>()

/**
 * PDFs whose first page has not been drawn: those that failed some time ago, then those among files that this process has not
 * looked at, oldest first. The newest files are looked at each time.
 */
export async function* undrawnPdfs(db: Db): AsyncGenerator<StoredPdf> {
  yield* await db
    .selectFrom('first_page')
    .innerJoin('file', 'sha256', 'pdf_sha256')
    .where('picture_sha256', 'is', null)
    .where('made_at', '<', retryBefore())
    .select(['sha256', 'file.size_bytes'])
    .execute()
  const { newest } = await db
    .selectFrom('file')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  for (let after = lookedAt.get(db) ?? 0; after < (newest ?? 0); after += LOOK) {
    yield* await db
      .selectFrom('file')
      .leftJoin('first_page', 'pdf_sha256', 'sha256')
      .where('file.id', '>', after)
      .where('file.id', '<=', after + LOOK)
      .where('media_type', '=', MEDIA_TYPES.pdf.mediaType)
      .where('pdf_sha256', 'is', null)
      .select(['sha256', 'file.size_bytes'])
      .orderBy('file.id')
      .execute()
    lookedAt.set(db, after)
    await setImmediate()
  }
}
