import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import type { ArchiveResponse } from '#platform/http/serve.ts'
import { SECTION_TITLES } from '../messages.ts'
import { listModuleContents, type ModuleDocument } from './queries/files.ts'
import { findModuleRow } from './queries/module-rows.ts'

/** 'Presentation Slides {id}.zip': the slides of a module. @throws {AppError} `not_found` */
export async function slidesArchive(db: Db, slugOrId: string): Promise<ArchiveResponse> {
  const { id, documents } = await documentsOf(db, slugOrId)
  return { name: `Presentation Slides ${id}.zip`, entries: slidesEntries(documents) }
}

/** '{module name}.zip': every document of a module, in a folder for each section. @throws {AppError} `not_found` */
export async function moduleArchive(db: Db, slugOrId: string): Promise<ArchiveResponse> {
  const { name, documents } = await documentsOf(db, slugOrId)
  return { name: `${name}.zip`, entries: moduleEntries(documents) }
}

async function documentsOf(db: Db, slugOrId: string) {
  const module = await findModuleRow(db, slugOrId)
  if (module === undefined) throw new AppError('not_found')
  const { id, name, facilitators_guide_file_id: guideFileId } = module
  const contents = await listModuleContents(db, [{ id, guideFileId }])
  return { id, name, documents: contents.get(id)?.documents ?? [] }
}

/** The slides among a module's documents, as they stand in the archive of its slides. */
export function slidesEntries(documents: readonly ModuleDocument[]): ArchiveEntry[] {
  return documents.filter(({ section }) => section === 'presentation_slides').map(({ file }) => entryOf(file, ''))
}

/** A module's documents as they stand in its archive. */
export function moduleEntries(documents: readonly ModuleDocument[]): ArchiveEntry[] {
  return documents.map(({ section, file }) => entryOf(file, section ? `${SECTION_TITLES[section]}/` : ''))
}

function entryOf(file: ModuleDocument['file'], folder: string): ArchiveEntry {
  const { name, sizeBytes, crc32, sha256, createdAt } = file
  return { name: `${folder}${name}`, sizeBytes, crc32, sha256, modified: new Date(createdAt) }
}
