import { fileFinder, readFiles } from '#content/server/find-files.ts'
import { findLive, type LiveEntry, listLive } from '#content/server/live.ts'
import { fileOrLinkOf } from '#core/content-files.ts'
import { rowIdOf } from '#core/content-type.ts'
import type { FileOrLink } from '#core/file-fields.ts'
import type { Bookmarkable, BookmarkedDocuments, BookmarkedItem } from '#features/bookmarks/server/bookmarkable.ts'
import { type BookmarkTarget, targetKey } from '#features/bookmarks/target.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db } from '#platform/database/schema.ts'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import { cleanName } from '#platform/files/file-names.ts'
import { MEDIA_TYPES } from '#platform/files/media-types.ts'
import { filesById, type ListedFile } from '#platform/files/queries.ts'
import { moduleType } from '../content-types.ts'
import { SECTIONS } from '../contract.ts'
import type { ModuleFile, ModuleValue } from '../present/module.ts'
import { archiveEntry } from './archives.ts'
import { MODULE_IDS } from './editables/modules.ts'
import { sectionOf } from './queries/module-documents.ts'

/** Modules, and the documents and links of their sections. */
export const bookmarkable: Bookmarkable = {
  tags: ['library'],

  async listTargets(db, { kind, entry }) {
    const id = rowIdOf(entry)
    if (kind !== moduleType.kind || id === undefined) return []
    const live = await findLive(db, moduleType, entry)
    return [{ type: 'module', id }, ...(live?.value.files ?? []).map(targetOf)]
  },

  async find(db, refs) {
    const wanted = new Set(refs.map(targetKey))
    const modules = (await listModulesOf(db, refs)).map((live) => ({
      live,
      files: live.value.files.filter((file) => wanted.has(targetKey(targetOf(file)))),
    }))
    const ids = modules.flatMap(({ files }) => files.map(({ file }) => file))
    const find = fileFinder(await filesById(db, ids))
    const items = modules.flatMap(({ live, files }) => [
      moduleItem(live),
      ...files.map((file) => sessionFileItem(live, file, fileOrLinkOf(find, file))),
    ])
    const itemsByKey = new Map(items.map((item) => [targetKey(item), item]))
    return refs.flatMap((ref) => itemsByKey.get(targetKey(ref)) ?? [])
  },

  async documents(db, refs) {
    const modules = await listModulesOf(db, refs)
    const values = modules.map(({ value }) => value)
    const byId = await readFiles(db, moduleType, values)
    const entriesByKey = new Map(
      modules.flatMap(({ id, title, value }) => {
        const listEntries = (files: readonly { file: number | null }[]) =>
          files.flatMap(({ file }): ArchiveEntry[] => {
            const found = file === null ? undefined : byId.get(file)
            // A slash in the name of a module must not become a folder.
            return found ? [archiveEntry(found, `${cleanName(title)}/`)] : []
          })
        // The guide comes first, as in the archive of the module.
        const all = [{ file: value.facilitators_guide_file }, ...value.files]
        return [
          [targetKey({ type: 'module', id }), listEntries(all)] as const,
          ...value.files.map((file) => [targetKey(targetOf(file)), listEntries([file])] as const),
        ]
      }),
    )
    const pdfs = new Map(
      values.flatMap(({ files }) => files.map((file) => [targetKey(targetOf(file)), pdfOf(byId.get(file.file ?? 0))])),
    )
    return refs.flatMap(({ type, id }) => {
      const entries = entriesByKey.get(targetKey({ type, id }))
      return entries ? [{ type, id, entries, ...pdfs.get(targetKey({ type, id })) }] : []
    })
  },
}

function pdfOf(file: ListedFile | undefined): Pick<BookmarkedDocuments, 'pdfId' | 'isWaiting'> {
  const pdf = file?.mediaType === MEDIA_TYPES.pdf.mediaType ? file : file?.preview
  return { pdfId: pdf?.id, isWaiting: file?.previewState === 'waiting' && !pdf }
}

type Live = LiveEntry<ModuleValue>

function targetOf(file: ModuleFile): BookmarkTarget {
  return { type: sectionOf(file), id: Number(file.key) }
}

/** The public modules among the targets, and those of the files among them. */
async function listModulesOf(db: Db, refs: readonly BookmarkTarget[]): Promise<Live[]> {
  const [modules, files] = [new Set<string>(), new Set<number>()]
  for (const { type, id } of refs) type === 'module' ? modules.add(String(id)) : files.add(id)
  const ofFiles = db.selectFrom('item').select('entry').distinct().where('name', '=', MODULE_IDS.files)
  const items = await inChunks(files, (chunk) => ofFiles.where('id', 'in', chunk).execute())
  return listLive(db, moduleType, { entries: [...modules, ...items.map(({ entry }) => entry)] })
}

function moduleItem({ id, slug, title, value }: Live): BookmarkedItem {
  return {
    type: 'module',
    id,
    title,
    details: value.description,
    module: { id, slug, name: title },
    sectionId: null,
    page: `/training/${slug}`,
    file: null,
    preview_file: null,
    first_page: null,
    size: '',
    size_bytes: 0,
    file_type: 'Module',
    pages: null,
    path_type: 'FILE',
    url: null,
  }
}

function sessionFileItem({ id, slug, title }: Live, file: ModuleFile, fields: FileOrLink): BookmarkedItem {
  const downloads = `/training/${slug}/downloads`
  const target = targetOf(file)
  return {
    ...target,
    title: file.title,
    details: file.details,
    module: { id, slug, name: title },
    sectionId: SECTIONS.indexOf(sectionOf(file)) + 1,
    page: fields.path_type === 'URL' ? downloads : `${downloads}?preview=${targetKey(target)}`,
    ...fields,
  }
}
