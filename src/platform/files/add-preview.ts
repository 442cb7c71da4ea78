import type { Tx } from '#platform/database/schema.ts'
import { insertFile } from './ingest.ts'
import { textsById } from './queries.ts'

/**
 * Adds a file with the content of another one, and a PDF as its preview. Rows of files do not change, because the other one may
 * be public. The new one becomes public with the entry that uses it (`publishFiles`).
 */
export async function addFileWithPreview(tx: Tx, { fileId, pdfId }: { fileId: number; pdfId: number }) {
  const row = await tx.selectFrom('file').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow()
  const pdf = await tx.selectFrom('file').select('pages').where('id', '=', pdfId).executeTakeFirstOrThrow()
  const { id: _, ...columns } = row
  const texts = await textsById(tx, [fileId])
  return insertFile(tx, {
    ...columns,
    text: texts.get(fileId) ?? null,
    pages: pdf.pages ?? row.pages,
    preview_file_id: pdfId,
    preview_state: 'ready',
    published_at: null,
    replaced_by_id: null,
    withdrawn: null,
    withdrawn_page: null,
  })
}
