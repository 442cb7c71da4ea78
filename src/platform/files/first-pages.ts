import { buffer } from 'node:stream/consumers'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { ImageRefused, type MadeImage } from '#platform/images/image-task.ts'
import { images } from '#platform/images/images.ts'
import type { FirstPageTable } from '#platform/tables.ts'
import { fileKeyOf } from './file-key.ts'
import type { FileStore } from './store.ts'

/** Digits of the PDF's key in an address: enough to change with the content, and short in pages with many files. */
const KEY_DIGITS = 12
/** A PDF that gave no picture is tried again after so long, in ms: the machine may only have been busy. */
const TRY_AGAIN_MS = 10 * 60 * 1000
/** Larger PDFs have no picture: they would have to be in memory as a whole. */
const MAX_PDF_BYTES = 40 * 1000 ** 2

/** A stored PDF. */
export interface StoredPdf {
  sha256: string
  size_bytes: number
}

interface Place {
  db: Db
  store: FileStore
}

/** Address of the picture of a PDF's first page. It changes with the content, so it may be kept for good. */
export function firstPageUrl(fileId: number, sha256: string): string {
  return `/first-pages/${fileId}-${sha256.slice(0, KEY_DIGITS)}.webp`
}

/** What an address of a first page names; undefined where it is none. */
export function parseFirstPage(name: string): { fileId: number; keyStart: string } | undefined {
  const match = /^([1-9]\d{0,9})-([0-9a-f]{12})\.webp$/.exec(name)
  return match?.[1] && match[2] ? { fileId: Number(match[1]), keyStart: match[2] } : undefined
}

/** Pictures that are being made in this process: several readers of a new document wait for the same one. */
const underWay = new Map<string, Promise<FirstPageTable>>()

/**
 * The picture of a PDF's first page: the stored one, or else made now and stored.
 * @throws {AppError} `not_found` where the PDF gives none, `busy` where too many pictures wait
 */
export async function getFirstPage(place: Place, pdf: StoredPdf): Promise<FirstPageTable & { picture_sha256: string }> {
  const known = await findFirstPage(place, pdf.sha256)
  const page = known ?? (await (underWay.get(pdf.sha256) ?? start(place, pdf)))
  const { picture_sha256 } = page
  if (picture_sha256 === null) throw new AppError('not_found')
  return { ...page, picture_sha256 }
}

function start(place: Place, pdf: StoredPdf): Promise<FirstPageTable> {
  const making = make(place, pdf).finally(() => underWay.delete(pdf.sha256))
  underWay.set(pdf.sha256, making)
  return making
}

/** What is known of a first page; undefined where it is to be made (again). */
async function findFirstPage({ db, store }: Place, sha256: string): Promise<FirstPageTable | undefined> {
  const row = await db.selectFrom('first_page').selectAll().where('pdf_sha256', '=', sha256).executeTakeFirst()
  if (row === undefined) return undefined
  if (row.picture_sha256 === null) return row.made_at > againBefore() ? row : undefined
  return (await store.has(row.picture_sha256)) ? row : undefined
}

function againBefore(): string {
  return new Date(Date.now() - TRY_AGAIN_MS).toISOString()
}

async function make({ db, store }: Place, pdf: StoredPdf): Promise<FirstPageTable> {
  const picture = await draw(store, pdf)
  const picture_sha256 = picture ? fileKeyOf(picture.bytes) : null
  if (picture && picture_sha256 !== null) await store.put(picture_sha256, picture.bytes)
  const made = {
    picture_sha256,
    size_bytes: picture?.bytes.length ?? 0,
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
    made_at: new Date().toISOString(),
  }
  const row = { pdf_sha256: pdf.sha256, ...made }
  await db
    .insertInto('first_page')
    .values(row)
    .onConflict((conflict) => conflict.column('pdf_sha256').doUpdateSet(made))
    .execute()
  return row
}

/** The picture, or undefined where the PDF is broken, too large or too expensive to draw. */
async function draw(store: FileStore, pdf: StoredPdf): Promise<MadeImage | undefined> {
  if (pdf.size_bytes > MAX_PDF_BYTES) return undefined
  const bytes = await buffer(await store.open(pdf.sha256))
  try {
    return await images.run({ kind: 'first-page', bytes })
  } catch (error) {
    if (error instanceof ImageRefused) return undefined
    throw error
  }
}

/** PDFs whose first page has not been drawn yet, oldest first, each content once. */
export async function listUndrawn(db: Db, limit: number): Promise<StoredPdf[]> {
  return db
    .selectFrom('file')
    .leftJoin('first_page', 'pdf_sha256', 'sha256')
    .where('media_type', '=', 'application/pdf')
    .where((where) =>
      where.or([
        where('pdf_sha256', 'is', null),
        where.and([where('picture_sha256', 'is', null), where('made_at', '<', againBefore())]),
      ]),
    )
    .select(['sha256', 'file.size_bytes'])
    .groupBy(['sha256', 'file.size_bytes'])
    .orderBy((order) => order.fn.min('file.id'))
    .limit(limit)
    .execute()
}
