import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Slide } from '#core/slides.ts'
import type { Db } from '#platform/database/schema.ts'
import { readDocument } from './ingest/read-document.ts'
import type { FileStore } from './store.ts'

/** Files that this process is reading: concurrent requests for one file share the work. */
const reading = new Map<string, Promise<void>>()

/** The slides of a PowerPoint file as JSON. Reads those of a file that came before, or whose package brought its text along. @throws as `readStoredSlides` */
export async function getSlides(db: Db, store: FileStore, sha256: string): Promise<string> {
  const query = db.selectFrom('file_slides').select('slides').where('sha256', '=', sha256)
  const known = await query.executeTakeFirst()
  if (known !== undefined) return known.slides
  const read = reading.get(sha256) ?? readStoredSlides(db, store, sha256).finally(() => reading.delete(sha256))
  reading.set(sha256, read)
  await read
  return (await query.executeTakeFirstOrThrow()).slides
}

export async function writeSlides(db: Db, sha256: string, slides: readonly Slide[]): Promise<void> {
  await db
    .insertInto('file_slides')
    .values({ sha256, slides: JSON.stringify(slides) })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
}

/** A damaged file has no slides. @throws when its bytes are missing: they may come back */
async function readStoredSlides(db: Db, store: FileStore, sha256: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trp-slides-'))
  try {
    const path = join(folder, 'slides')
    await pipeline(await store.open(sha256), createWriteStream(path))
    const { slides = [] } = await readDocument('pptx', { path })
    await writeSlides(db, sha256, slides)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
