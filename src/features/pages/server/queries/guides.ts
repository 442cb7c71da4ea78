import { findFilesOf } from '#content/server/find-files.ts'
import type { Db } from '#platform/database/schema.ts'
import { guidesType } from '../../content-types/pages.ts'
import { presentGuides } from '../../present/guides.ts'
import { guidesPage } from '../editables/guides.ts'

export async function getGuides(db: Db) {
  const value = await guidesPage.get(db)
  return presentGuides(value, await findFilesOf(db, guidesType, [value]))
}
