import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import type { ListedFile } from '#platform/files/queries.ts'
import { SECTION_TITLES } from '../messages.ts'
import type { ModuleDocument } from './queries/module-documents.ts'

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
