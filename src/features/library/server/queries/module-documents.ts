import { fileFinder, readFiles } from '#content/server/find-files.ts'
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

/** The documents of a module, the facilitators' guide first. */
export async function readDocuments(db: Db, value: ModuleValue) {
  const files = await readFiles(db, moduleType, [value])
  return { documents: listDocuments(value, files), find: fileFinder(files) }
}

/** The bytes of the documents of each public module by its entry; a file counts once. @param entry only this one */
export async function readSizes(db: Db, entry?: string): Promise<ReadonlyMap<string, number>> {
  const sums = db
    .selectFrom('file_use')
    .innerJoin('file', 'file.id', 'file_use.file_id')
    .select(({ fn }) => ['entry', fn.sum<number | string>('size_bytes').as('bytes')])
    .where('kind', '=', moduleType.kind)
    .groupBy('entry')
  const rows = await (entry === undefined ? sums : sums.where('entry', '=', entry)).execute()
  return new Map(rows.map((row) => [row.entry, Number(row.bytes)]))
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
