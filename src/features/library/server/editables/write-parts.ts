import type { Publication } from '#content/server/editable.ts'
import { rowIdOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import { noteTakenOff } from '#features/bookmarks/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { writeItems } from '#platform/database/write-rows.ts'
import { SECTIONS } from '../../contract.ts'
import { takeBackFileDates } from './off-site.ts'
import type { ModuleValue } from './read-module.ts'

export async function writeObjectives(tx: Tx, moduleId: number, objectives: ModuleValue['objectives']): Promise<void> {
  const items = objectives.map(({ key, title, details }) => ({ key, title: title.trim(), details: details.trim() }))
  await writeItems(tx, 'learning_objective', { module_id: moduleId }, items)
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
    .select(['id', 'file_id', 'change_note', 'title', 'section', 'updated_at'])
    .where('module_id', '=', moduleId)
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const formerDates = await takeBackFileDates(tx, moduleId)
  const items = files.map(({ key, title, details, section, file, change_note, url, language }) => {
    const id = rowIdOf(key) ?? 0
    const former = known.get(id)
    const formerFile = former?.file_id ?? null
    const isReplaced = formerFile !== null && file !== null && formerFile !== file
    const ownNote = change_note.trim()
    return {
      key,
      title: title.trim(),
      details: details.trim(),
      language,
      section: SECTIONS.find((name) => name === section) ?? 'handouts',
      file_id: file,
      // A note that nobody has changed is about an earlier file.
      change_note: isReplaced && ownNote === former?.change_note ? note : ownNote,
      url: file === null ? url.trim() : null,
      updated_at: isReplaced ? now.toISOString() : (former?.updated_at ?? formerDates.get(id) ?? null),
    }
  })
  const kept = new Set(files.map(({ key }) => key))
  const removed = rows.filter(({ id }) => !kept.has(String(id)))
  const targets = removed.map(({ id, title, section }) => ({ id, title, type: section }))
  await noteTakenOff(tx, targets)
  await writeItems(tx, 'session_file', { module_id: moduleId }, items)
}

export async function writeVideos(tx: Tx, moduleId: number, videos: ModuleValue['videos']): Promise<void> {
  const items = videos.map(({ key, title, url, duration, is_cover }) => ({
    key,
    title: title.trim(),
    url: url.trim(),
    seconds: parseDuration(duration) ?? 0,
    is_cover: is_cover ? 1 : 0,
  }))
  await writeItems(tx, 'video', { module_id: moduleId }, items)
}
