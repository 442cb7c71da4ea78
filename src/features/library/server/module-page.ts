import type { Db } from '#platform/database/schema.ts'
import { summarizeArchive } from '#platform/files/archive/layout.ts'
import { fileFieldsOf } from '#platform/files/file-fields.ts'
import type { ModulePage } from '../contract.ts'
import { guideTitle } from '../messages.ts'
import { slidesEntries } from './archives.ts'
import { listModuleContents, listSessionFiles, type ModuleDocument } from './queries/files.ts'
import { findModuleRow } from './queries/module-rows.ts'
import { findModule } from './queries/modules.ts'
import { listObjectives, listVideos } from './queries/videos.ts'
import type { RelatedDiscussions } from './related-discussions.ts'
import type { SectionKind } from './tables.ts'
import { withDiscussions } from './with-discussions.ts'

/** A module with all that its pages show, or undefined. The number of queries does not depend on that of its files. */
export async function findModulePage(
  db: Db,
  slugOrId: string,
  related: RelatedDiscussions,
): Promise<ModulePage | undefined> {
  const [facts, row] = await Promise.all([findModule(db, slugOrId), findModuleRow(db, slugOrId)])
  const [module] = await withDiscussions(db, related, facts ? [facts] : [])
  if (module === undefined || row === undefined) return undefined
  const [objectives, files, videos, contents] = await Promise.all([
    listObjectives(db, module.id),
    listSessionFiles(db, module.id),
    listVideos(db, module.id),
    listModuleContents(db, [{ id: module.id, guideFileId: row.facilitators_guide_file_id }]),
  ])
  const documents = contents.get(module.id)?.documents ?? []
  const of = (section: SectionKind) => files.filter((file) => file.section === section)
  return {
    module,
    guide: guideOf(module, documents),
    objectives,
    videos,
    sections: {
      module_session_plan: of('module_session_plan'),
      presentation_slides: of('presentation_slides'),
      evaluation_tools: of('evaluation_tools'),
      handouts: of('handouts'),
      references: of('references'),
    },
    slides_archive: summarizeArchive(slidesEntries(documents)),
  }
}

function guideOf(module: { id: number; name: string }, documents: readonly ModuleDocument[]): ModulePage['guide'] {
  const guide = documents.find(({ section }) => section === undefined)
  if (guide === undefined) return null
  const shown = { id: module.id, title: guideTitle(module.name), details: '', module: module.id }
  return { ...shown, ...fileFieldsOf(guide.file), path_type: 'FILE', url: null }
}
