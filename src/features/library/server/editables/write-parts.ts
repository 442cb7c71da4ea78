import { parseDuration } from '#core/duration.ts'
import { noteTakenOff } from '#features/bookmarks/server/public.ts'
import type { Publication } from '#features/editing/server/editable.ts'
import type { Tx } from '#platform/database/schema.ts'
import { writeItems } from '#platform/database/write-items.ts'
import { SECTIONS } from '../../contract.ts'
import { takeBackFileDates } from './off-site.ts'
import type { ModuleValue } from './read-module.ts'

export async function writeObjectives(tx: Tx, moduleId: number, objectives: ModuleValue['objectives']): Promise<void> {
  const rows = await tx.selectFrom('learning_objective').select('id').where('module_id', '=', moduleId).execute()
  const items = objectives.map(({ key, title, details }, position) => ({
    key,
    row: { module_id: moduleId, position, title: title.trim(), details: details.trim() },
  }))
  await writeItems(items, {
    ids: rows.map(({ id }) => id),
    update: (id, row) => tx.updateTable('learning_objective').set(row).where('id', '=', id).execute(),
    insert: (row, id) =>
      tx
        .insertInto('learning_objective')
        .values(id === undefined ? row : { ...row, id })
        .execute(),
    remove: (ids) => tx.deleteFrom('learning_objective').where('id', 'in', ids).execute(),
  })
}

/**
 * Documents and links. Readers see when a document that they may know has changed, with the note of the document, else with that
 * of the publication.
 */
export async function writeFiles(
  tx: Tx,
  moduleId: number,
  files: ModuleValue['files'],
  { now, note }: Publication,
): Promise<void> {
  const rows = await tx
    .selectFrom('session_file')
    .select(['id', 'file_id', 'change_note', 'title', 'section'])
    .where('module_id', '=', moduleId)
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const formerDates = await takeBackFileDates(tx, moduleId)
  const items = files.map(({ key, title, details, section, file, change_note, url, language }, position) => ({
    key,
    row: {
      module_id: moduleId,
      position,
      title: title.trim(),
      details: details.trim(),
      language,
      section: SECTIONS.find((name) => name === section) ?? 'handouts',
      file_id: file,
      change_note: change_note.trim(),
      url: file === null ? url.trim() : null,
    },
  }))
  await writeItems(items, {
    ids: [...known.keys()],
    update: (id, row) => {
      const former = known.get(id)
      const formerFile = former?.file_id ?? null
      const isReplaced = formerFile !== null && row.file_id !== null && formerFile !== row.file_id
      // A note that nobody has changed is about an earlier file.
      const change_note = isReplaced && row.change_note === former?.change_note ? note : row.change_note
      return tx
        .updateTable('session_file')
        .set({ ...row, change_note, ...(isReplaced && { updated_at: now.toISOString() }) })
        .where('id', '=', id)
        .execute()
    },
    insert: (row, id) =>
      tx
        .insertInto('session_file')
        .values(id === undefined ? row : { ...row, id, updated_at: formerDates.get(id) ?? null })
        .execute(),
    remove: async (ids) => {
      const removed = rows.filter(({ id }) => ids.includes(id))
      await noteTakenOff(
        tx,
        removed.map(({ id, title, section }) => ({ id, title, type: section })),
      )
      await tx.deleteFrom('session_file').where('id', 'in', ids).execute()
    },
  })
}

export async function writeVideos(tx: Tx, moduleId: number, videos: ModuleValue['videos']): Promise<void> {
  const rows = await tx.selectFrom('video').select('id').where('module_id', '=', moduleId).execute()
  const items = videos.map(({ key, title, url, duration, is_cover }, position) => ({
    key,
    row: {
      module_id: moduleId,
      position,
      title: title.trim(),
      url: url.trim(),
      seconds: parseDuration(duration) ?? 0,
      is_cover: is_cover ? 1 : 0,
    },
  }))
  await writeItems(items, {
    ids: rows.map(({ id }) => id),
    update: (id, row) => tx.updateTable('video').set(row).where('id', '=', id).execute(),
    insert: (row, id) =>
      tx
        .insertInto('video')
        .values(id === undefined ? row : { ...row, id })
        .execute(),
    remove: (ids) => tx.deleteFrom('video').where('id', 'in', ids).execute(),
  })
}
