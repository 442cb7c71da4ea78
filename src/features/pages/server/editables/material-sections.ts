import { editable } from '#content/server/editable.ts'
import type { Problem } from '#core/content-problems.ts'
import { rowIdOf, type ValueOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import { formatDuration } from '#core/format.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db } from '#platform/database/schema.ts'
import { nextPosition, writeItems, writeOrder, writeRow } from '#platform/database/write-rows.ts'
import { problemText } from '../../content-types/messages.ts'
import { materialSectionType } from '../../content-types.ts'
import { indexMaterials, MATERIALS_PATHS } from '../searchable.ts'
import type { MaterialLanguage } from '../tables.ts'
import { fileOrLinkProblems, withTarget } from './file-or-link.ts'

type Section = ValueOf<typeof materialSectionType.fields>

/** The sections of the French and Spanish materials with their files and videos. */
export const materialSections = editable({
  type: materialSectionType,
  hasOwnPackage: true,
  newPage: (_entry, { language }) => MATERIALS_PATHS[language === 'es' ? 'es' : 'fr'],
  async list(db) {
    const rows = await db
      .selectFrom('material_section')
      .select(['id', 'section_name', 'language'])
      .orderBy('language', 'desc')
      .orderBy('position')
      .orderBy('id')
      .execute()
    return rows.map(({ id, section_name, language }) => ({
      entry: String(id),
      title: section_name,
      page: `${MATERIALS_PATHS[language]}#section-${id}`,
    }))
  },
  async read(db, entry) {
    const id = rowIdOf(entry) ?? 0
    const row = await db.selectFrom('material_section').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) return undefined
    const files = await listFiles(db, id)
    const videos = await listVideos(db, id)
    return {
      name: row.section_name,
      language: row.language,
      files: files.map(({ id, title, details, file_id, url }) => ({
        key: String(id),
        title,
        details,
        file: file_id,
        url: url ?? '',
      })),
      videos: videos.map(({ id, title, url, seconds }) => ({
        key: String(id),
        title,
        url,
        duration: formatDuration(seconds),
      })),
    }
  },
  async write(tx, entry, value) {
    const columns = { section_name: value.name, language: languageOf(value.language) }
    const position = await nextPosition(tx, 'material_section')
    const row = entry === undefined ? undefined : Number(entry)
    const id = await writeRow(tx, 'material_section', row, columns, { position })
    const videos = value.videos.map(({ duration, ...video }) => ({ ...video, seconds: parseDuration(duration) ?? 0 }))
    await writeItems(tx, 'material_file', { section_id: id }, value.files.map(withTarget))
    await writeItems(tx, 'material_video', { section_id: id }, videos)
    await indexMaterials(tx, id)
    await recordChange(tx, 'pages')
    return String(id)
  },
  async remove(tx, entry) {
    const id = Number(entry)
    await tx.deleteFrom('material_section').where('id', '=', id).execute()
    await indexMaterials(tx, id)
    await recordChange(tx, 'pages')
  },
  async order(tx, entries) {
    await writeOrder(tx, 'material_section', entries)
    await recordChange(tx, 'pages')
  },
  check: async (_db, _entry, { files, videos }) => [
    ...fileOrLinkProblems('files', files),
    ...videos.flatMap(durationProblems),
  ],
  language: ({ language }) => languageOf(language),
})

function languageOf(language: string): MaterialLanguage {
  return language === 'es' ? 'es' : 'fr'
}

function durationProblems({ key, duration }: Section['videos'][number]): Problem[] {
  if (duration === '' || parseDuration(duration) !== undefined) return []
  const path = ['videos', key, 'duration']
  return [{ path, code: 'wrong_duration', level: 'error', message: problemText.wrongDuration }]
}

function listFiles(db: Db, sectionId: number) {
  return db
    .selectFrom('material_file')
    .selectAll()
    .where('section_id', '=', sectionId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

function listVideos(db: Db, sectionId: number) {
  return db
    .selectFrom('material_video')
    .selectAll()
    .where('section_id', '=', sectionId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
