import type { Publication } from '#content/server/editable.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Tx } from '#platform/database/schema.ts'
import { nextPosition } from '#platform/database/write-rows.ts'
import { freeSlug, slugOf } from '../module-slug.ts'
import { indexModule } from '../searchable.ts'
import { takeBackModule } from './off-site.ts'
import type { ModuleValue } from './read-module.ts'
import { writeFiles, writeObjectives, writeVideos } from './write-parts.ts'

/** Writes a module with its objectives, files and videos. @returns its id as the entry */
export async function writeModule(
  tx: Tx,
  entry: string | undefined,
  value: ModuleValue,
  change: Publication,
): Promise<string> {
  const id = await writeRow(tx, entry === undefined ? undefined : Number(entry), value, change)
  await writeObjectives(tx, id, value.objectives)
  await writeFiles(tx, id, value.files, change)
  await writeVideos(tx, id, value.videos)
  await indexModule(tx, id)
  await recordChange(tx, 'library')
  return String(id)
}

async function writeRow(tx: Tx, id: number | undefined, value: ModuleValue, change: Publication): Promise<number> {
  const slug = await freeSlug(tx, value.slug.trim() || slugOf(value.name), id)
  const now = change.now.toISOString()
  const row = { ...columnsOf(value), slug, updated_at: now, change_note: change.note }
  await tx.deleteFrom('module_former_slug').where('slug', '=', slug).execute()
  if (id !== undefined) {
    const former = await tx.selectFrom('module').select('slug').where('id', '=', id).executeTakeFirst()
    if (former) {
      await tx.updateTable('module').set(row).where('id', '=', id).execute()
      // From now on the former address leads to the new one.
      if (former.slug !== slug)
        await tx.insertInto('module_former_slug').values({ slug: former.slug, module_id: id }).execute()
      return id
    }
  }
  const former = id === undefined ? undefined : await takeBackModule(tx, id)
  const isQuiet = change.firstPublished !== undefined || change.isQuiet === true
  const first = former ?? {
    position: await nextPosition(tx, 'module'),
    created_at: change.firstPublished ?? now,
    // One that came back, and was removed before the site kept these facts, was announced when it was new.
    announced_at: id === undefined ? null : now,
  }
  const inserted = await tx
    .insertInto('module')
    .values({
      ...row,
      ...first,
      ...(isQuiet && { announced_at: first.announced_at ?? now }),
      ...(id !== undefined && { id }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

function columnsOf(value: ModuleValue) {
  return {
    name: value.name.trim(),
    description: value.description.trim(),
    category_id: Number(value.category),
    language: value.language,
    based_on: value.based_on.trim(),
    review_by: value.review_by || null,
    purpose: value.purpose,
    facilitators_guide: value.facilitators_guide,
    facilitators_guide_file_id: value.facilitators_guide_file,
    module_session_plan_desc: value.module_session_plan_desc.trim() || null,
    presentation_slides_desc: value.presentation_slides_desc.trim() || null,
    evaluation_tools_desc: value.evaluation_tools_desc.trim() || null,
    handouts_desc: value.handouts_desc.trim() || null,
    references_desc: value.references_desc.trim() || null,
    video_desc: value.video_desc.trim() || null,
  }
}
