import type { FindFile } from '#core/content-files.ts'
import type { AnyValue, ContentType } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileFieldsOf } from '#platform/files/file-fields.ts'
import { filesById, type ListedFile } from '#platform/files/queries.ts'
import { fileViewUrl } from '#platform/files/urls.ts'
import { listFileIds } from './references.ts'

/** The files of values by id. */
export async function readFiles(
  db: Db,
  type: ContentType,
  values: readonly AnyValue[],
): Promise<ReadonlyMap<number, ListedFile>> {
  const ids = values.flatMap((value) => listFileIds(type, value))
  return filesById(db, ids)
}

/** The same for `present`. */
export async function findFilesOf(db: Db, type: ContentType, values: readonly AnyValue[]): Promise<FindFile> {
  return fileFinder(await readFiles(db, type, values))
}

export function fileFinder(files: ReadonlyMap<number, ListedFile>): FindFile {
  return (id) => {
    const file = id === null ? undefined : files.get(id)
    return file && { fields: fileFieldsOf(file), picture: fileViewUrl(file) }
  }
}
