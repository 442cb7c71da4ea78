import type { Db } from '#platform/database/schema.ts'
import { fileOrLinkFieldsOf } from '#platform/files/file-fields.ts'
import { filesById } from '#platform/files/queries.ts'
import type { Guide } from '../../contract.ts'
import { getPageTexts } from '../page-texts.ts'
import type { GuideKind } from '../tables.ts'

export async function listGuides(db: Db, kind: GuideKind): Promise<Guide[]> {
  const rows = await db
    .selectFrom('guide')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const fileIds = rows.map((row) => row.file_id)
  const files = await filesById(db, fileIds)
  return rows.map((row) => ({ id: row.id, title: row.title, details: row.details, ...fileOrLinkFieldsOf(row, files) }))
}

/** All that the page of the training guides shows, and the checklists, which open there when they are found by searching. */
export async function getGuides(db: Db) {
  const [texts, trainingGuides, generalGuides, links, checklists] = await Promise.all([
    getPageTexts(db, 'guides'),
    listGuides(db, 'training-guide'),
    listGuides(db, 'general-training-guide'),
    listGuides(db, 'additional-link'),
    listGuides(db, 'adaptation-checklist'),
  ])
  return {
    ...texts,
    training_guides: trainingGuides,
    general_training_guides: generalGuides,
    additional_links: links,
    adaptation_checklists: checklists,
  }
}
