import { fileFinder, readFiles } from '#content/server/find-files.ts'
import type { FindFile } from '#core/content-files.ts'
import type { Db } from '#platform/database/schema.ts'
import type { ListedFile } from '#platform/files/queries.ts'
import { moduleType } from '../../content-types.ts'
import { SECTIONS, type SectionKind } from '../../contract.ts'
import type { ModuleValue } from '../../present/module.ts'

/** A document with its section; the facilitators' guide has none. */
export interface ModuleDocument {
  section: SectionKind | undefined
  file: ListedFile
}

/** Adds their documents to modules, the facilitators' guide first. */
export async function withDocuments<Live extends { value: ModuleValue }>(
  db: Db,
  modules: readonly Live[],
): Promise<{ live: Live; documents: ModuleDocument[]; find: FindFile }[]> {
  const values = modules.map(({ value }) => value)
  const files = await readFiles(db, moduleType, values)
  const find = fileFinder(files)
  return modules.map((live) => ({ live, documents: listDocuments(live.value, files), find }))
}

function listDocuments(
  { facilitators_guide_file, files }: ModuleValue,
  byId: ReadonlyMap<number, ListedFile>,
): ModuleDocument[] {
  const guide = { section: undefined, file: facilitators_guide_file }
  const sections = files.map((item) => ({ section: sectionOf(item), file: item.file }))
  return [guide, ...sections].flatMap(({ section, file: id }) => {
    const file = id === null ? undefined : byId.get(id)
    return file ? [{ section, file }] : []
  })
}

/** The section of a file of a module: without one, as another program sends it, it is a handout. */
export function sectionOf({ section }: { section: string }): SectionKind {
  return SECTIONS.find((name) => name === section) ?? 'handouts'
}
