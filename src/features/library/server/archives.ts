import { orNotFound } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import type { ListedFile } from '#platform/files/queries.ts'
import type { ArchiveResponse } from '#platform/http/serve.ts'
import { SECTION_TITLES, slidesArchiveName } from '../messages.ts'
import { type ModuleDocument, withDocuments } from './queries/module-documents.ts'
import { findLiveModule } from './queries/modules.ts'

/** @throws {AppError} `not_found` */
export async function slidesArchive(db: Db, slugOrId: string): Promise<ArchiveResponse> {
  const { live, documents } = await getDocuments(db, slugOrId)
  return { name: slidesArchiveName(live.id), entries: slidesEntries(documents) }
}

/** '{module name}.zip', with a folder for each section. @throws {AppError} `not_found` */
export async function moduleArchive(db: Db, slugOrId: string): Promise<ArchiveResponse> {
  const { live, documents } = await getDocuments(db, slugOrId)
  return { name: `${live.title}.zip`, entries: moduleEntries(documents) }
}

async function getDocuments(db: Db, slugOrId: string) {
  const module = orNotFound(await findLiveModule(db, slugOrId))
  const [found] = await withDocuments(db, [module])
  return orNotFound(found)
}

export function slidesEntries(documents: readonly ModuleDocument[]): ArchiveEntry[] {
  return documents.filter(({ section }) => section === 'presentation_slides').map(({ file }) => archiveEntry(file))
}

export function moduleEntries(documents: readonly ModuleDocument[]): ArchiveEntry[] {
  return documents.map(({ section, file }) => archiveEntry(file, section ? `${SECTION_TITLES[section]}/` : ''))
}

/** @param folder empty, or the name of a folder with a slash at its end */
export function archiveEntry(file: ListedFile, folder = ''): ArchiveEntry {
  const { name, sizeBytes, crc32, sha256, createdAt } = file
  return { name: `${folder}${name}`, sizeBytes, crc32, sha256, modified: new Date(createdAt) }
}
