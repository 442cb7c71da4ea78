import { wholeList } from '#core/paging.ts'
import { platformOf } from '#core/video.ts'
import type { Db } from '#platform/database/schema.ts'
import { type ArchiveEntry, summarizeArchive } from '#platform/files/archive/layout.ts'
import { fileOrLinkFieldsOf } from '#platform/files/file-fields.ts'
import { filesById, type ListedFile } from '#platform/files/queries.ts'
import type { ArchiveResponse } from '#platform/http/serve.ts'
import type { MaterialFile, Materials, MaterialVideo } from '../../contract.ts'
import { archiveNames } from '../../messages.ts'
import { getPageTexts } from '../page-texts.ts'
import type { MaterialLanguage } from '../tables.ts'

const PAGE_NAMES = { fr: 'french-materials', es: 'spanish-materials' } as const

export async function getMaterials(db: Db, language: MaterialLanguage): Promise<Materials> {
  const [page, sections, listed, videos] = await Promise.all([
    getPageTexts(db, PAGE_NAMES[language]),
    listSections(db, language),
    listFileRows(db, language),
    listVideos(db, { language }),
  ])
  const files = listed.rows.map((row) => materialFile(row, listed.files))
  const results = sections.map(({ id, section_name }) => ({
    id,
    section_name,
    content: files.filter((file) => file.sectionId === id),
    videos: videos.filter((video) => video.sectionId === id),
  }))
  return {
    ...page,
    updated_at: findNewestDate(listed),
    archive: summarizeArchive(listEntries(listed)),
    ...wholeList(results),
  }
}

function listSections(db: Db, language: MaterialLanguage) {
  return db
    .selectFrom('material_section')
    .select(['id', 'section_name'])
    .where('language', '=', language)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The files and links of a language by position, and the stored files by id. */
async function listFileRows(db: Db, language: MaterialLanguage) {
  const rows = await db
    .selectFrom('material_file')
    .innerJoin('material_section', 'material_section.id', 'material_file.section_id')
    .selectAll('material_file')
    .select('material_section.section_name')
    .where('material_section.language', '=', language)
    .orderBy('material_section.position')
    .orderBy('material_section.id')
    .orderBy('material_file.position')
    .orderBy('material_file.id')
    .execute()
  const fileIds = rows.map((row) => row.file_id)
  const files = await filesById(db, fileIds)
  return { rows, files }
}

type FileRows = Awaited<ReturnType<typeof listFileRows>>

function materialFile(row: FileRows['rows'][number], files: Map<number, ListedFile>): MaterialFile {
  return {
    id: row.id,
    title: row.title,
    details: row.details,
    sectionId: row.section_id,
    ...fileOrLinkFieldsOf(row, files),
  }
}

function findNewestDate({ files }: FileRows): string | null {
  const dates = [...files.values()].map((file) => file.createdAt)
  return dates.sort().at(-1) ?? null
}

/** The videos of a language, or of one of its sections. */
export async function listVideos(
  db: Db,
  filter: { language: MaterialLanguage; section?: number },
): Promise<MaterialVideo[]> {
  let query = db
    .selectFrom('material_video')
    .innerJoin('material_section', 'material_section.id', 'material_video.section_id')
    .selectAll('material_video')
    .where('material_section.language', '=', filter.language)
    .orderBy('material_video.position')
    .orderBy('material_video.id')
  if (filter.section !== undefined) query = query.where('material_section.id', '=', filter.section)
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    video_title: row.title,
    video_url: row.url,
    platform: platformOf(row.url),
    thumbnail: null,
    duration: row.seconds,
    sectionId: row.section_id,
  }))
}

/** Every document of a language, with a folder for each section. */
export async function materialsArchive(db: Db, language: MaterialLanguage): Promise<ArchiveResponse> {
  return { name: archiveNames[language], entries: listEntries(await listFileRows(db, language)) }
}

function listEntries({ rows, files }: FileRows): ArchiveEntry[] {
  return rows.flatMap((row) => {
    const file = row.file_id === null ? undefined : files.get(row.file_id)
    if (file === undefined) return []
    const { name, sizeBytes, crc32, sha256, createdAt } = file
    return [{ name: `${row.section_name}/${name}`, sizeBytes, crc32, sha256, modified: new Date(createdAt) }]
  })
}
