import { recordChange } from '#platform/database/change-log.ts'
import type { Tx } from '#platform/database/schema.ts'
import { sanitizeEditorHtml } from '#platform/html/sanitize-editor-html.ts'
import { languageCode } from '../queries/language-name.ts'
import { indexModule } from '../searchable.ts'
import type { SectionKind } from '../tables.ts'

export interface NewModule {
  slug: string
  name: string
  description: string
  categoryId: number
  /** HTML; sanitized here. */
  purpose: string
  /** HTML; sanitized here. */
  facilitatorsGuide: string
  facilitatorsGuideFileId: number | null
  language: string
  /** ISO dates. */
  published: string
  updated: string
  objectives: { title: string; details: string }[]
  videos: { title: string; url: string; seconds: number; cover: boolean }[]
  files: NewSessionFile[]
  /** Whether members get a mail about it. The starter content is not announced. */
  isAnnounced?: boolean
}

export interface NewSessionFile {
  section: SectionKind
  title: string
  details: string
  target: { fileId: number } | { url: string }
}

/** Adds a category at the end of the list. */
export async function addCategory(tx: Tx, name: string): Promise<{ id: number }> {
  const position = await nextPosition(tx, 'module_category')
  await recordChange(tx, 'library')
  return tx.insertInto('module_category').values({ name, position }).returning('id').executeTakeFirstOrThrow()
}

/** Adds a module with its objectives, files and videos at the end of the list. */
export async function addModule(tx: Tx, module: NewModule): Promise<{ id: number }> {
  const { id } = await tx
    .insertInto('module')
    .values({
      position: await nextPosition(tx, 'module'),
      slug: module.slug,
      name: module.name,
      description: module.description,
      category_id: module.categoryId,
      purpose: sanitizeEditorHtml(module.purpose),
      facilitators_guide: sanitizeEditorHtml(module.facilitatorsGuide),
      facilitators_guide_file_id: module.facilitatorsGuideFileId,
      language: languageCode(module.language),
      created_at: module.published,
      updated_at: module.updated,
      announced_at: module.isAnnounced ? null : module.updated,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addObjectives(tx, id, module.objectives)
  await addSessionFiles(tx, id, module.files)
  await addVideos(tx, id, module.videos)
  await indexModule(tx, id)
  await recordChange(tx, 'library')
  return { id }
}

async function addObjectives(tx: Tx, moduleId: number, objectives: NewModule['objectives']) {
  const rows = objectives.map((objective, position) => ({ ...objective, position, module_id: moduleId }))
  if (rows.length > 0) await tx.insertInto('learning_objective').values(rows).execute()
}

async function addSessionFiles(tx: Tx, moduleId: number, files: readonly NewSessionFile[]) {
  const rows = files.map(({ section, title, details, target }, position) => ({
    position,
    module_id: moduleId,
    section,
    title,
    details,
    file_id: 'fileId' in target ? target.fileId : null,
    url: 'url' in target ? target.url : null,
  }))
  if (rows.length > 0) await tx.insertInto('session_file').values(rows).execute()
}

async function addVideos(tx: Tx, moduleId: number, videos: NewModule['videos']) {
  const rows = videos.map(({ title, url, seconds, cover }, position) => ({
    position,
    module_id: moduleId,
    title,
    url,
    seconds,
    is_cover: cover ? 1 : 0,
  }))
  if (rows.length > 0) await tx.insertInto('video').values(rows).execute()
}

/** Adds an additional training tool at the end of the list. */
export async function addTrainingTool(tx: Tx, tool: { title: string; details: string; fileId: number }): Promise<void> {
  const position = await nextPosition(tx, 'training_tool')
  await tx
    .insertInto('training_tool')
    .values({ position, title: tool.title, details: tool.details, file_id: tool.fileId })
    .execute()
  await recordChange(tx, 'library')
}

async function nextPosition(tx: Tx, table: 'module_category' | 'module' | 'training_tool'): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
