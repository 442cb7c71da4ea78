import { orNotFound } from '#core/errors.ts'
import { wholeList } from '#core/paging.ts'
import { type Served, serve, serveArchive } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { followModule, listFollowed, unfollowModule } from './follow.ts'
import {
  filesArchive,
  getModulePage,
  listParts,
  listTrainingTools,
  moduleArchive,
  slidesArchive,
} from './queries/module-page.ts'
import { findModuleId } from './queries/module-slugs.ts'
import { findLiveModule, listCategories, listModuleNames, listModules, readModule } from './queries/modules.ts'
import { type RelatedDiscussions, withDiscussions } from './related-discussions.ts'

const sections = [
  [calls.listSessionPlans, 'module_session_plan'],
  [calls.listSlides, 'presentation_slides'],
  [calls.listEvaluationTools, 'evaluation_tools'],
  [calls.listHandouts, 'handouts'],
  [calls.listReferences, 'references'],
] as const

/** @param related the discussions about modules */
export function libraryRoutes(related: RelatedDiscussions): Served[] {
  return [
    serve(calls.listCategories, async ({ db }) => wholeList(await listCategories(db))),
    serve(calls.listModuleNames, async ({ db }) => wholeList(await listModuleNames(db))),
    serve(calls.listModules, async ({ db, query }) =>
      wholeList(await withDiscussions(db, related, await listModules(db, query))),
    ),
    serve(calls.listModuleIndex, async ({ db }) => wholeList(await listModules(db, {}))),
    serve(calls.getModule, async ({ db, params }) => {
      const live = orNotFound(await findLiveModule(db, params.module))
      return orNotFound((await withDiscussions(db, related, [await readModule(db, live)]))[0])
    }),
    serve(calls.getModulePage, ({ db, params }) => getModulePage(db, params.module, related)),
    ...sections.map(([call, section]) =>
      serve(call, async ({ db, query }) => wholeList((await listParts(db, query.module)).sections[section])),
    ),
    serve(calls.listObjectives, async ({ db, query }) => wholeList((await listParts(db, query.module)).objectives)),
    serve(calls.listVideos, async ({ db, query }) => wholeList((await listParts(db, query.module)).videos)),
    serve(calls.getCoverVideo, async ({ db, params }) => {
      const id = orNotFound(await findModuleId(db, params.module))
      return orNotFound((await listParts(db, id)).videos.find((video) => video.cover))
    }),
    serve(calls.listTrainingTools, async ({ db }) => wholeList(await listTrainingTools(db))),
    serve(calls.listFollowed, async ({ db, member }) => wholeList(await listFollowed(db, member.id))),
    serve(calls.followModule, followModule),
    serve(calls.unfollowModule, unfollowModule),
    serveArchive(calls.downloadFiles, ({ db, params, query }) =>
      filesArchive(db, params.module, query.files.split(',')),
    ),
    serveArchive(calls.downloadSlides, ({ db, params }) => slidesArchive(db, params.module)),
    serveArchive(calls.downloadModule, ({ db, params }) => moduleArchive(db, params.module)),
  ]
}
