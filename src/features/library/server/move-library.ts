import { sql } from 'kysely'
import { moveKind } from '#content/server/move-entry.ts'
import { formatDuration } from '#core/format.ts'
import type { Tx } from '#platform/database/schema.ts'
import { moduleCategoryType, moduleType, trainingToolsType } from '../content-types.ts'

/** Moves everything from the tables of before the content store. */
export async function moveLibrary(tx: Tx): Promise<void> {
  const categories = await listRows<{ name: string }>(tx, 'module_category')
  await moveKind(tx, {
    type: moduleCategoryType,
    table: 'module_category',
    entries: categories.map(({ id, position, name }) => ({ entry: String(id), position, value: { name } })),
  })
  await moveModules(tx)
  const tools = await listRows<FormerTool>(tx, 'training_tool')
  const value = {
    tools: tools.map(({ id, title, details, file_id }) => ({ key: String(id), title, details, file: file_id })),
  }
  await moveKind(tx, {
    type: trainingToolsType,
    lists: { tools: { name: 'training-tool', table: 'training_tool' } },
    entries: tools.length === 0 ? [] : [{ entry: 'tools', value }],
  })
}

async function moveModules(tx: Tx): Promise<void> {
  const objectives = ofModules(await listRows<FormerObjective>(tx, 'learning_objective'))
  const files = ofModules(await listRows<FormerFile>(tx, 'session_file'))
  const videos = ofModules(await listRows<FormerVideo>(tx, 'video'))
  const modules = await listRows<FormerModule>(tx, 'module')
  await moveKind(tx, {
    type: moduleType,
    table: 'module',
    lists: {
      objectives: { name: 'learning-objective', table: 'learning_objective' },
      files: { name: 'session-file', table: 'session_file' },
      videos: { name: 'video', table: 'video' },
    },
    entries: modules.map(({ id, position, slug, language, created_at, updated_at, change_note, ...row }) => ({
      entry: String(id),
      position,
      slug,
      language: language || 'en',
      publishedAt: created_at,
      updatedAt: updated_at,
      note: change_note,
      value: {
        name: row.name,
        description: row.description,
        slug,
        category: String(row.category_id),
        language,
        based_on: row.based_on,
        review_by: row.review_by ?? '',
        purpose: row.purpose,
        facilitators_guide: row.facilitators_guide,
        facilitators_guide_file: row.facilitators_guide_file_id,
        objectives: (objectives.get(id) ?? []).map((each) => ({
          key: String(each.id),
          title: each.title,
          details: each.details,
        })),
        files: (files.get(id) ?? []).map((each) => ({
          key: String(each.id),
          title: each.title,
          details: each.details,
          section: each.section,
          language: each.language,
          file: each.file_id,
          change_note: each.change_note,
          url: each.url ?? '',
        })),
        videos: (videos.get(id) ?? []).map((each) => ({
          key: String(each.id),
          title: each.title,
          url: each.url,
          is_cover: each.is_cover === 1,
          duration: each.seconds === 0 ? '' : formatDuration(each.seconds),
        })),
        module_session_plan_desc: row.module_session_plan_desc ?? '',
        presentation_slides_desc: row.presentation_slides_desc ?? '',
        evaluation_tools_desc: row.evaluation_tools_desc ?? '',
        handouts_desc: row.handouts_desc ?? '',
        references_desc: row.references_desc ?? '',
        video_desc: row.video_desc ?? '',
      },
    })),
  })
  // What the versions of a module that is off the site do not have.
  await sql`update entry set position = position_of_module, published_at = created_at
    from (select cast(module_id as text) as module, position as position_of_module, created_at from module_off_site) as former
    where kind = 'module' and entry = former.module`.execute(tx)
  await sql`update item set replaced_at = coalesce(
      (select updated_at from session_file where session_file.id = item.id),
      (select updated_at from session_file_off_site where session_file_id = item.id))
    where name = 'session-file'`.execute(tx)
  await sql`insert into former_slug (kind, slug, entry)
    select 'module', slug, cast(module_id as text) from module_former_slug`.execute(tx)
  // A module that was taken off before the site kept these facts was announced when it was new.
  await tx.schema
    .createTable('announced_module')
    .addColumn('entry', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await sql`insert into announced_module (entry, at)
    select entry.entry, coalesce(module.announced_at, module_off_site.announced_at, entry.published_at)
    from entry
    left join module on module.id = entry.id
    left join module_off_site on module_off_site.module_id = entry.id
    where kind = 'module' and (module.announced_at is not null or module_off_site.announced_at is not null
      or (module.id is null and module_off_site.module_id is null))`.execute(tx)
}

async function listRows<Row extends object>(tx: Tx, table: string): Promise<(Row & Ordered)[]> {
  const { rows } = await sql<Row & Ordered>`select * from ${sql.table(table)} order by position, id`.execute(tx)
  return rows
}

function ofModules<Row extends { module_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, (row) => row.module_id)
}

interface Ordered {
  id: number
  position: number
}

interface FormerModule {
  slug: string
  name: string
  description: string
  category_id: number
  purpose: string
  facilitators_guide: string
  facilitators_guide_file_id: number | null
  language: string
  based_on: string
  review_by: string | null
  module_session_plan_desc: string | null
  presentation_slides_desc: string | null
  evaluation_tools_desc: string | null
  handouts_desc: string | null
  references_desc: string | null
  video_desc: string | null
  created_at: string
  updated_at: string
  change_note: string
}

interface FormerObjective {
  module_id: number
  title: string
  details: string
}

interface FormerFile extends FormerObjective {
  section: string
  file_id: number | null
  url: string | null
  language: string
  change_note: string
}

interface FormerVideo {
  module_id: number
  title: string
  url: string
  seconds: number
  is_cover: number
}

interface FormerTool {
  title: string
  details: string
  file_id: number
}
