import type { Db } from '#platform/database/schema.ts'
import { summarizeArchive } from '#platform/files/archive/layout.ts'
import { fileFieldsOf } from '#platform/files/file-fields.ts'
import type { ModulePage } from '../../contract.ts'
import { guideTitle } from '../../messages.ts'
import { slidesEntries } from '../archives.ts'
import { type RelatedDiscussions, withDiscussions } from '../related-discussions.ts'
import type { SectionKind } from '../tables.ts'
import type { ModuleDocument } from './module-documents.ts'
import { listObjectives, listSessionFiles, listVideos } from './module-parts.ts'
import { findModuleWithDocuments } from './modules.ts'

/** A module with all that its pages show. The number of queries does not depend on the number of its files. */
export async function findModulePage(
  db: Db,
  slugOrId: string,
  related: RelatedDiscussions,
): Promise<ModulePage | undefined> {
  const found = await findModuleWithDocuments(db, slugOrId)
  const [module] = await withDiscussions(db, related, found ? [found.module] : [])
  if (found === undefined || module === undefined) return undefined
  const [objectives, files, videos] = await Promise.all([
    listObjectives(db, module.id),
    listSessionFiles(db, module.id),
    listVideos(db, module.id),
  ])
  const listFiles = (section: SectionKind) => files.filter((file) => file.section === section)
  return {
    module,
    guide: presentGuide(module, found.documents),
    objectives,
    videos,
    sections: {
      module_session_plan: listFiles('module_session_plan'),
      presentation_slides: listFiles('presentation_slides'),
      evaluation_tools: listFiles('evaluation_tools'),
      handouts: listFiles('handouts'),
      references: listFiles('references'),
    },
    slides_archive: summarizeArchive(slidesEntries(found.documents)),
  }
}

function presentGuide(module: { id: number; name: string }, documents: readonly ModuleDocument[]): ModulePage['guide'] {
  const guide = documents.find(({ section }) => section === undefined)
  if (guide === undefined) return null
  const fields = { id: module.id, title: guideTitle(module.name), details: '', module: module.id }
  return { ...fields, ...fileFieldsOf(guide.file), path_type: 'FILE', url: null, replaced: null }
}
