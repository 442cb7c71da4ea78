import type { Problem } from '#core/content-problems.ts'
import { rowIdOf, type ValueOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import { formatDuration } from '#core/format.ts'
import { editable } from '#features/editing/server/editable.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { writeItems } from '#platform/database/write-items.ts'
import { problemText } from '../../content-types/messages.ts'
import { materialSectionType } from '../../content-types.ts'
import { indexMaterials, MATERIALS_PATHS } from '../searchable.ts'
import type { MaterialLanguage } from '../tables.ts'
import { fileOrLinkProblems, targetColumns } from './file-or-link.ts'

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
    const id = await writeSection(tx, entry, value)
    await writeFiles(tx, id, value.files)
    await writeVideos(tx, id, value.videos)
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
    for (const [position, entry] of entries.entries())
      await tx.updateTable('material_section').set({ position }).where('id', '=', Number(entry)).execute()
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

async function writeSection(tx: Tx, entry: string | undefined, { name, language }: Section): Promise<number> {
  const columns = { section_name: name, language: languageOf(language) }
  if (entry !== undefined) {
    const updated = await tx
      .updateTable('material_section')
      .set(columns)
      .where('id', '=', Number(entry))
      .returning('id')
      .executeTakeFirst()
    if (updated) return updated.id
  }
  const { last } = await tx
    .selectFrom('material_section')
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  const row = { ...columns, position: (last ?? -1) + 1, ...(entry !== undefined && { id: Number(entry) }) }
  const { id } = await tx.insertInto('material_section').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function writeFiles(tx: Tx, sectionId: number, files: Section['files']): Promise<void> {
  const rows = await listFiles(tx, sectionId)
  const items = files.map((file, position) => ({
    key: file.key,
    row: { section_id: sectionId, position, title: file.title, details: file.details, ...targetColumns(file) },
  }))
  await writeItems(items, {
    ids: rows.map(({ id }) => id),
    update: (id, row) => tx.updateTable('material_file').set(row).where('id', '=', id).execute(),
    insert: (row, id) =>
      tx
        .insertInto('material_file')
        .values(id === undefined ? row : { ...row, id })
        .execute(),
    remove: (ids) => tx.deleteFrom('material_file').where('id', 'in', ids).execute(),
  })
}

async function writeVideos(tx: Tx, sectionId: number, videos: Section['videos']): Promise<void> {
  const rows = await listVideos(tx, sectionId)
  const items = videos.map(({ key, title, url, duration }, position) => ({
    key,
    row: { section_id: sectionId, position, title, url, seconds: parseDuration(duration) ?? 0 },
  }))
  await writeItems(items, {
    ids: rows.map(({ id }) => id),
    update: (id, row) => tx.updateTable('material_video').set(row).where('id', '=', id).execute(),
    insert: (row, id) =>
      tx
        .insertInto('material_video')
        .values(id === undefined ? row : { ...row, id })
        .execute(),
    remove: (ids) => tx.deleteFrom('material_video').where('id', 'in', ids).execute(),
  })
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
