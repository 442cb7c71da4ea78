import { pagedList, wholeList } from '#core/paging.ts'
import { type Served, serve, serveArchive } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { CONFIRM_CONTACT_PAGE } from '../paths.ts'
import { presentGettingStarted, presentGuidance, presentNavigating } from '../present/pages.ts'
import { confirmContact } from './confirm-contact.ts'
import { gettingStartedPage, guidancePage, guidelinesPage, navigatingPage } from './editables/pages.ts'
import { getFaq, listFaqEntries, listFaqSections } from './queries/faq.ts'
import { getMaterials, listVideos, materialsArchive } from './queries/materials.ts'
import { listNews } from './queries/news.ts'
import { getAbout, getColorGuide, getGuides, getHome, getShell, listPlatformLinks } from './queries/pages.ts'
import type { RecentChanges } from './recent-changes.ts'
import type { Translations } from './translations.ts'

export const pageRoutes = (recentChanges: RecentChanges, translations: Translations): Served[] => [
  serve(calls.getHome, ({ db, context }) => getHome(db, context.config)),
  serve(calls.getAbout, ({ db, context }) => getAbout(db, context.config)),
  serve(calls.getGettingStarted, async ({ db }) =>
    presentGettingStarted(...(await gettingStartedPage.getWithFiles(db))),
  ),
  serve(calls.getNavigating, async ({ db }) => presentNavigating(...(await navigatingPage.getWithFiles(db)))),
  serve(calls.listPlatformLinks, async ({ db }) => wholeList(await listPlatformLinks(db))),
  serve(calls.getShell, ({ db, context }) => getShell(db, context.config)),
  serve(calls.confirmContact, confirmContact, {
    formRedirect: { success: () => `${CONFIRM_CONTACT_PAGE}?done`, failure: CONFIRM_CONTACT_PAGE },
  }),
  serve(calls.getGuidance, async ({ db, query }) => presentGuidance(await guidancePage.get(db), query.language)),
  serve(calls.getGuidelines, ({ db }) => guidelinesPage.get(db)),
  serve(calls.getFrenchMaterials, ({ db }) => getMaterials(db, 'fr', translations)),
  serve(calls.getSpanishMaterials, ({ db }) => getMaterials(db, 'es', translations)),
  serve(calls.listFrenchVideos, async ({ db, query }) => wholeList(await listVideos(db, 'fr', query.section))),
  serve(calls.listSpanishVideos, async ({ db, query }) => wholeList(await listVideos(db, 'es', query.section))),
  serveArchive(calls.downloadFrench, ({ db }) => materialsArchive(db, 'fr')),
  serveArchive(calls.downloadSpanish, ({ db }) => materialsArchive(db, 'es')),
  serve(calls.getSlidesColorGuide, ({ db }) => getColorGuide(db, 'presentation-slides')),
  serve(calls.getFrenchColorGuide, ({ db }) => getColorGuide(db, 'french-content')),
  serve(calls.getSpanishColorGuide, ({ db }) => getColorGuide(db, 'spanish-content')),
  serve(calls.listRecentChanges, async ({ db }) =>
    wholeList(await recentChanges.listNewest(db, calls.RECENT_CHANGES_COUNT)),
  ),
  serve(calls.listNews, async ({ db, query, siteUrl, url }) => {
    const { page, page_size: pageSize } = query
    return pagedList(new URL(siteUrl + url), { page, pageSize, ...(await listNews(db, page, pageSize)) })
  }),
  serve(calls.listFaqSections, async ({ db }) => wholeList(await listFaqSections(db))),
  serve(calls.listFaqEntries, async ({ db, query }) => wholeList(await listFaqEntries(db, query.section))),
  serve(calls.getFaq, ({ db, query }) => getFaq(db, query)),
  serve(calls.getGuides, ({ db }) => getGuides(db)),
  serve(calls.listTrainingGuides, async ({ db }) => wholeList((await getGuides(db)).training_guides)),
  serve(calls.listGeneralGuides, async ({ db }) => wholeList((await getGuides(db)).general_training_guides)),
  serve(calls.listAdditionalLinks, async ({ db }) => wholeList((await getGuides(db)).additional_links)),
  serve(calls.listAdaptationChecklists, async ({ db }) => wholeList((await getGuides(db)).adaptation_checklists)),
]
