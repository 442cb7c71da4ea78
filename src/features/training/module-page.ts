import { formatSize } from '#core/sizes.ts'
import type { Db, SectionKind } from '#server/database/schema.ts'
import type { RelatedDiscussions } from '#server/related-discussions.ts'
import type { ModulePage } from './contract.ts'
import { listSessionFiles } from './queries/files.ts'
import { findModule } from './queries/modules.ts'
import { listObjectives, listVideos } from './queries/videos.ts'
import { withDiscussions } from './with-discussions.ts'

/** A module with all that its pages show, or undefined. Eight queries, whatever the number of files. */
export async function findModulePage(
  db: Db,
  slugOrId: string,
  related: RelatedDiscussions,
): Promise<ModulePage | undefined> {
  const facts = await findModule(db, slugOrId)
  const [module] = await withDiscussions(db, related, facts ? [facts] : [])
  if (module === undefined) return undefined
  const [objectives, files, videos] = await Promise.all([
    listObjectives(db, module.id),
    listSessionFiles(db, module.id),
    listVideos(db, module.id),
  ])
  const of = (section: SectionKind) => files.filter((file) => file.section === section)
  const slides = of('presentation_slides').filter((file) => file.path_type === 'FILE')
  const bytes = slides.reduce((sum, slide) => sum + slide.size_bytes, 0)
  return {
    module,
    objectives,
    videos,
    sections: {
      module_session_plan: of('module_session_plan'),
      presentation_slides: of('presentation_slides'),
      evaluation_tools: of('evaluation_tools'),
      handouts: of('handouts'),
      references: of('references'),
    },
    slides_archive: { count: slides.length, size_bytes: bytes, size: bytes === 0 ? '' : formatSize(bytes) },
  }
}
