import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fieldError } from '#core/errors.ts'
import type { StoredFile } from '#platform/files/ingest.ts'
import { ingestFile } from '#platform/files/ingest-file.ts'
import { getFile } from '#platform/files/queries.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { removeAuthorNames } from '#platform/office/remove-author-names.ts'
import { refusalText } from '../../messages.ts'

const OFFICE = /officedocument/

/**
 * Stores a copy of a file without the names of people in its properties.
 * @throws {AppError} `not_found`, `invalid_input` for a public file or one of another kind
 */
export async function storeWithoutAuthors(context: AppContext, fileId: number): Promise<StoredFile> {
  const file = await getFile(context.database.db, fileId)
  if (file.published_at !== null) throw fieldError('file', 'is_public', refusalText.is_public)
  if (!OFFICE.test(file.media_type)) throw fieldError('file', 'no_author_names', refusalText.no_author_names)
  const folder = await mkdtemp(join(tmpdir(), 'trp-authors-'))
  const [original, path] = [join(folder, 'original'), join(folder, 'changed')]
  try {
    await pipeline(await context.store.open(file.sha256), createWriteStream(original))
    await removeAuthorNames(original, path)
    // Checks the copy like any upload: it must open, and have no names.
    const { row, previewRow } = await ingestFile(context.store, { name: file.name, path })
    return { row: { ...row, converted_from: file.converted_from }, previewRow }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
