import type { Db } from '#platform/database/schema.ts'
import { entryNames } from '#platform/files/archive/entry-names.ts'
import type { ModulePackage } from '../module-package.ts'

/** A part of a package whose bytes are in the store. */
export interface StoredPart {
  path: string
  sha256: string
}

interface PackageFiles {
  /** As `module.json` lists them. */
  files: ModulePackage['files']
  /** The path of each file by its id here. */
  paths: Map<number, string>
  /** Files, previews and pictures of first pages. */
  parts: StoredPart[]
}

/** Describes files of this site for a package: each with its preview and the picture of its first page. */
export async function listPackageFiles(db: Db, ids: readonly number[]): Promise<PackageFiles> {
  const result: PackageFiles = { files: {}, paths: new Map(), parts: [] }
  const rows = (await Promise.all(ids.map((id) => findFile(db, id)))).filter((row) => row !== undefined)
  const names = entryNames(rows.map(({ name }) => name))
  for (const [index, row] of rows.entries()) {
    const name = names[index] ?? row.name
    const path = `files/${name}`
    const add = (folder: string, ending: string, sha256: string): StoredPart => {
      const part = { path: `${folder}/${name}${ending}`, sha256 }
      result.parts.push(part)
      return part
    }
    result.paths.set(row.id, path)
    result.parts.push({ path, sha256: row.sha256 })
    const { picture_sha256: picture, thumbnail_sha256: thumbnail } = row
    result.files[path] = {
      name: row.name,
      sha256: row.sha256,
      size_bytes: row.size_bytes,
      modified: row.created_at,
      pages: row.pages,
      text: row.text,
      preview: row.preview_sha256 === null ? null : add('previews', '.pdf', row.preview_sha256),
      first_page:
        picture === null || thumbnail === null
          ? null
          : {
              picture: add('first-pages', '.webp', picture),
              thumbnail: add('thumbnails', '.webp', thumbnail),
              width: row.width ?? 1,
              height: row.height ?? 1,
            },
    }
  }
  return result
}

async function findFile(db: Db, id: number) {
  return db
    .selectFrom('file')
    .leftJoin('file as preview', 'preview.id', 'file.preview_file_id')
    .leftJoin('first_page', (join) =>
      join.on((on) => on('pdf_sha256', '=', on.fn.coalesce('preview.sha256', 'file.sha256'))),
    )
    .leftJoin('file_text', 'file_id', 'file.id')
    .select(['file.id', 'file.name', 'file.sha256', 'file.size_bytes', 'file.created_at', 'file.pages', 'text'])
    .select('preview.sha256 as preview_sha256')
    .select(['picture_sha256', 'thumbnail_sha256', 'width', 'height'])
    .where('file.id', '=', id)
    .executeTakeFirst()
}
