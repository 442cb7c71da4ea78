import { type Selectable, sql } from 'kysely'
import { recordChange } from '#platform/database/change-log.ts'
import { lock, lockSkippingLocked } from '#platform/database/lock.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Checksums } from '#platform/files/checksums.ts'
import { splitName } from '#platform/files/file-names.ts'
import { MEDIA_TYPES } from '#platform/files/media-types.ts'
import type { FileTable } from '#platform/tables.ts'

/** LibreOffice takes seconds to start, and less than one for a usual file. */
const MAX_BATCH = 6
/** How long a claim lasts without renewal, and so how long the files of a killed process wait, in ms. */
const CLAIM_MS = 60_000
/** A file that ends the process of the site each time is given up. */
const MAX_CLAIMS = 3

const OFFICE = [MEDIA_TYPES.docx, MEDIA_TYPES.pptx, MEDIA_TYPES.xlsx].map(({ mediaType }): string => mediaType)

/** Whether LibreOffice makes the preview of such files. */
export function isConvertible(mediaType: string): boolean {
  return OFFICE.includes(mediaType)
}

const CLAIM_COLUMNS = ['id', 'name', 'sha256', 'media_type', 'preview_attempts'] as const
export type ClaimedFile = Pick<Selectable<FileTable>, (typeof CLAIM_COLUMNS)[number]>

/** Queues the files that came before LibreOffice was installed. */
export async function queueMissingPreviews(db: Db): Promise<void> {
  const missing = db
    .selectFrom('file')
    .select('id')
    .where('preview_state', '=', 'none')
    .where('preview_file_id', 'is', null)
    .where('replaced_by_id', 'is', null)
    .where('media_type', 'in', OFFICE)
  // Most of the time there is none: find that out without a write.
  if ((await missing.limit(1).executeTakeFirst()) === undefined) return
  await db
    .updateTable('file')
    .set({ preview_state: 'waiting', preview_attempts: 0, preview_claimed_until: null })
    .where('id', 'in', missing)
    .execute()
}

export async function retryPreview(db: Db, fileId: number): Promise<void> {
  await db
    .updateTable('file')
    .set({ preview_state: 'waiting', preview_attempts: 0, preview_claimed_until: null })
    .where('id', '=', fileId)
    .where('preview_state', 'in', ['failed', 'none'])
    .where('preview_file_id', 'is', null)
    .execute()
}

/** Without LibreOffice no file waits. Files that another machine converts are claimed. */
export async function unqueuePreviews(db: Db, now: Date): Promise<void> {
  if ((await waiting(db, now).limit(1).executeTakeFirst()) === undefined) return
  await db
    .updateTable('file')
    .set({ preview_state: 'none' })
    .where('id', 'in', waiting(db, now).clearSelect().select('id'))
    .execute()
}

function waiting(db: Db, now: Date) {
  return db
    .selectFrom('file')
    .select(CLAIM_COLUMNS)
    .where('preview_state', '=', 'waiting')
    .where((row) =>
      row.or([row('preview_claimed_until', 'is', null), row('preview_claimed_until', '<', now.toISOString())]),
    )
}

/** Claims files that go into one process: six that have not been tried, or one that has failed. */
export async function claimPreviews(db: Db, now: Date): Promise<ClaimedFile[]> {
  if ((await waiting(db, now).limit(1).executeTakeFirst()) === undefined) return []
  return db.transaction().execute(async (tx) => {
    const ordered = waiting(tx, now).orderBy('preview_attempts').orderBy('id').limit(MAX_BATCH)
    const [first, ...others] = await lockSkippingLocked(tx, ordered).execute()
    if (first === undefined) return []
    if (first.preview_attempts >= MAX_CLAIMS) {
      await endPreviews(tx, [first], 'failed')
      return []
    }
    const claimed =
      first.preview_attempts > 0 ? [first] : [first, ...others.filter((row) => row.preview_attempts === 0)]
    await setClaim(tx, claimed, 1)
    return claimed.map((row) => ({ ...row, preview_attempts: row.preview_attempts + 1 }))
  })
}

/** Renews a claim. @param attempts that are added */
export async function setClaim(db: Db, files: readonly ClaimedFile[], attempts: 0 | 1 | -1 = 0): Promise<void> {
  await db
    .updateTable('file')
    .set({
      preview_claimed_until: new Date(Date.now() + CLAIM_MS).toISOString(),
      preview_attempts: sql`preview_attempts + ${attempts}`,
    })
    .where('id', 'in', idsOf(files))
    .where('preview_state', '=', 'waiting')
    .execute()
}

/** Ends a claim: `waiting` is for another attempt. */
export async function endPreviews(db: Db, files: readonly ClaimedFile[], state: 'waiting' | 'failed'): Promise<void> {
  if (files.length === 0) return
  await db
    .updateTable('file')
    .set({ preview_state: state, preview_claimed_until: null })
    .where('id', 'in', idsOf(files))
    .where('preview_state', '=', 'waiting')
    .execute()
}

const idsOf = (files: readonly ClaimedFile[]) => files.map(({ id }) => id)

/**
 * Writes the row of a preview. It is public if its file is; otherwise it becomes public with the file (`publishFiles`).
 * @returns false when the file is gone or has got another preview meanwhile
 */
export async function addPreviewRow(
  db: Db,
  { id, name, media_type }: ClaimedFile,
  { sha256, crc32, sizeBytes, pages }: Checksums & { pages: number },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const query = tx
      .selectFrom('file')
      .select(['published_at', 'withdrawn', 'preview_state', 'pages'])
      .where('id', '=', id)
    const file = await lock(tx, query).executeTakeFirst()
    if (file?.preview_state !== 'waiting') return false
    const isPublic = file.published_at !== null && file.withdrawn === null
    const preview = await tx
      .insertInto('file')
      .values({
        name: `${splitName(name).stem}.pdf`,
        media_type: MEDIA_TYPES.pdf.mediaType,
        sha256,
        crc32,
        size_bytes: sizeBytes,
        pages,
        preview_file_id: null,
        created_at: now.toISOString(),
        published_at: isPublic ? now.toISOString() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Slides and sheets are counted in the file itself; Word only notes what it counted last.
    const isWord = media_type === MEDIA_TYPES.docx.mediaType
    await tx
      .updateTable('file')
      .set({
        preview_file_id: preview.id,
        preview_state: 'ready',
        preview_claimed_until: null,
        pages: isWord ? pages : (file.pages ?? pages),
      })
      .where('id', '=', id)
      .execute()
    if (isPublic) await recordChange(tx, 'files')
    return true
  })
}
