import { orNotFound } from '#core/errors.ts'
import { wholeList } from '#core/paging.ts'
import { type Served, serve, serveArchive } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { moduleArchive, slidesArchive } from './archives.ts'
import { findModulePage } from './queries/module-page.ts'
import { listObjectives, listSessionFiles, listTrainingTools, listVideos } from './queries/module-parts.ts'
import { findModule, listCategories, listModuleNames, listModules } from './queries/modules.ts'
import { type RelatedDiscussions, withDiscussions } from './related-discussions.ts'

/** @param related the discussions about modules */
export function libraryRoutes(related: RelatedDiscussions): Served[] {
  return [
    serve(calls.listCategories, async ({ db }) => wholeList(await listCategories(db))),
    serve(calls.listModuleNames, async ({ db }) => wholeList(await listModuleNames(db))),
    serve(calls.listModules, async ({ db, query }) =>
      wholeList(await withDiscussions(db, related, await listModules(db, query))),
    ),
    serve(calls.getModule, async ({ db, params }) => {
      const [module] = await withDiscussions(db, related, [orNotFound(await findModule(db, params.module))])
      return orNotFound(module)
    }),
    serve(calls.getModulePage, async ({ db, params }) => orNotFound(await findModulePage(db, params.module, related))),
    serve(calls.listSessionPlans, async ({ db, query }) =>
      wholeList(await listSessionFiles(db, query.module, 'module_session_plan')),
    ),
    serve(calls.listSlides, async ({ db, query }) =>
      wholeList(await listSessionFiles(db, query.module, 'presentation_slides')),
    ),
    serve(calls.listEvaluationTools, async ({ db, query }) =>
      wholeList(await listSessionFiles(db, query.module, 'evaluation_tools')),
    ),
    serve(calls.listHandouts, async ({ db, query }) => wholeList(await listSessionFiles(db, query.module, 'handouts'))),
    serve(calls.listReferences, async ({ db, query }) =>
      wholeList(await listSessionFiles(db, query.module, 'references')),
    ),
    serve(calls.listObjectives, async ({ db, query }) => wholeList(await listObjectives(db, query.module))),
    serve(calls.listVideos, async ({ db, query }) => wholeList(await listVideos(db, query.module))),
    serve(calls.getCoverVideo, async ({ db, params }) => {
      const module = orNotFound(await findModule(db, params.module))
      return orNotFound((await listVideos(db, module.id)).find((video) => video.cover))
    }),
    serve(calls.listTrainingTools, async ({ db }) => wholeList(await listTrainingTools(db))),
    serveArchive(calls.downloadSlides, ({ db, params }) => slidesArchive(db, params.module)),
    serveArchive(calls.downloadModule, ({ db, params }) => moduleArchive(db, params.module)),
  ]
}
