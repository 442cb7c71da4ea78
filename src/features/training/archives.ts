import { AppError } from '#core/errors.ts'
import type { Db } from '#server/database/schema.ts'
import type { ListedFile } from '#server/files/listed.ts'
import type { ArchiveAnswer } from '#server/http/serve.ts'
import { listModuleDocuments } from './queries/files.ts'
import { findModule } from './queries/modules.ts'
import { SECTION_TITLES } from './text.ts'

/** 'Presentation Slides {id}.zip': the slides of a module. @throws {AppError} `not_found` */
export async function slidesArchive(db: Db, slugOrId: string): Promise<ArchiveAnswer> {
  const module = await moduleOf(db, slugOrId)
  const documents = await listModuleDocuments(db, { id: module.id, guideFileId: null })
  const slides = documents.filter((document) => document.section === 'presentation_slides')
  return { name: `Presentation Slides ${module.id}.zip`, entries: slides.map(({ file }) => archiveEntry(file, '')) }
}

/** '{module name}.zip': every document of a module, in a folder for each section. @throws {AppError} `not_found` */
export async function moduleArchive(db: Db, slugOrId: string): Promise<ArchiveAnswer> {
  const module = await moduleOf(db, slugOrId)
  const row = await db
    .selectFrom('module')
    .select('facilitators_guide_file_id')
    .where('id', '=', module.id)
    .executeTakeFirst()
  const documents = await listModuleDocuments(db, {
    id: module.id,
    guideFileId: row?.facilitators_guide_file_id ?? null,
  })
  const entries = documents.map(({ section, file }) => archiveEntry(file, section ? `${SECTION_TITLES[section]}/` : ''))
  return { name: `${module.name}.zip`, entries }
}

async function moduleOf(db: Db, slugOrId: string) {
  const module = await findModule(db, slugOrId)
  if (module === undefined) throw new AppError('not_found')
  return module
}

function archiveEntry(file: ListedFile, folder: string) {
  const { name, sizeBytes, crc32, sha256, createdAt } = file
  return { name: `${folder}${name}`, sizeBytes, crc32, sha256, modified: new Date(createdAt) }
}
