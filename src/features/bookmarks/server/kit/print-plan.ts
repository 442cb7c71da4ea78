import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db } from '#platform/database/schema.ts'
import type { PrintPlan } from '../../contract.ts'
import type { Kit, KitRow } from './kit.ts'

export interface PlannedRow extends KitRow {
  pages: number | null
  sizeBytes: number
  /** Of its PDF; empty without one. */
  sha256: string
  state: PrintPlan[number]['state']
  /** Whether it is printed when nobody chooses. */
  isChosen: boolean
}

/** What of a kit can be printed. Not chosen are slides, and documents without copies when others have some. */
export async function planPrint(db: Db, kit: Kit): Promise<PlannedRow[]> {
  const ids = kit.rows.flatMap(({ documents }) => documents?.pdfId ?? [])
  const files = db.selectFrom('file').select(['id', 'sha256', 'size_bytes', 'pages'])
  const found = await inChunks(ids, (chunk) => files.where('id', 'in', chunk).execute())
  const byId = new Map(found.map((file) => [file.id, file]))
  const hasCopies = kit.rows.some(({ copies }) => typeof copies === 'number')
  return kit.rows.map((row) => {
    const file = byId.get(row.documents?.pdfId ?? 0)
    const isWanted = hasCopies ? (row.copies ?? 0) > 0 : row.item.type !== 'presentation_slides'
    return {
      ...row,
      pages: file ? (file.pages ?? row.item.pages) : null,
      sizeBytes: file?.size_bytes ?? 0,
      sha256: file?.sha256 ?? '',
      state: file ? 'ready' : row.documents?.isWaiting ? 'waiting' : 'none',
      isChosen: file !== undefined && isWanted,
    }
  })
}

/** Only documents: a module or a link can't be printed. */
export function presentPlan(rows: readonly PlannedRow[]): PrintPlan {
  return rows
    .filter(({ item, documents }) => item.type !== 'module' && (documents?.entries.length ?? 0) > 0)
    .map(({ key, item, copies, pages, sizeBytes, state, isChosen }) => ({
      key,
      title: item.title,
      ...(typeof copies === 'number' && { copies }),
      pages,
      size_bytes: sizeBytes,
      state,
      is_chosen: isChosen,
    }))
}
