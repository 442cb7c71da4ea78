import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ApiError } from '#core/client.ts'
import { countsLabel } from '#core/file-counts.ts'
import { formatDate } from '#core/format.ts'
import { content } from '#features/pages/browser/client.ts'
import { DownloadedFiles } from '#ui/download/remembered.ts'
import { DRAFT_PARAMETER, EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import { accentOf, CategoryMark } from '#ui/elements/CategoryMark.tsx'
import { FactLine } from '#ui/layout/FactLine.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { TabNav } from '#ui/navigation/TabNav.tsx'
import { inBrowser, isReload, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageText as text } from '../../messages.ts'
import { training } from '../client.ts'
import { MODULE } from '../components/content-kinds.ts'
import { ModuleBar } from '../components/ModuleActions.tsx'
import { ModuleLine } from '../components/ModuleLine.tsx'
import { entryOf, isModuleData, type ModuleData, type UnpublishedModule } from '../components/module-data.ts'
import { downloadsOf } from '../newer/downloads-of.ts'

const NOT_FOUND = 404

/** All that the four tabs of a module show. The tabs then need no further request. */
async function load({ api, params, url }: Load): Promise<ModuleData | UnpublishedModule> {
  const slugOrId = params.module ?? ''
  const [page, categories, guidance] = await Promise.all([
    training.getModulePage(api, { params: { module: slugOrId } }).catch((error: unknown) => {
      const isDraft = url.searchParams.has(DRAFT_PARAMETER) && error instanceof ApiError && error.status === NOT_FOUND
      if (!isDraft) throw error
    }),
    training.listCategories(api),
    content.getGuidance(api),
  ])
  if (!page) return { entry: slugOrId, guidance }
  const { slug, category } = page.module
  if (slugOrId !== slug) {
    const rest = url.pathname.split('/').slice(3).join('/')
    throw redirect(`/training/${slug}${rest ? `/${rest}` : ''}${url.search}`, 301)
  }
  const index = categories.results.findIndex(({ id }) => id === category.id)
  return { ...page, guidance, accent: accentOf(index) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Tabs, searches and previews change the URL, but only another module needs to be loaded. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentParams.module !== args.nextParams.module || isReload(args)
}

export default function ModuleLayout({ loaderData }: Page<typeof load>) {
  const data = useDrafted(MODULE, loaderData)
  // The bar of the preview link says where its draft is.
  if (!isModuleData(data)) return null
  const { module, accent } = data
  const discussions = `${text.tabs.discuss} (${module.relatedDiscussionsId.length})`
  const base = `/training/${module.slug}`
  const counts = countsLabel({ files: module.files_count, links: module.links_count })
  return (
    <>
      <div className="module-head">
        <div className="wrap">
          <Breadcrumbs
            items={[{ name: text.home, to: '/' }, { name: text.modules, to: '/training' }, { name: module.name }]}
          />
          <EditRegion kind={MODULE} entry={entryOf(module)} part="heading">
            <CategoryMark accent={accent}>{module.category.name}</CategoryMark>
            <PageTitle>{module.name}</PageTitle>
            <FactLine
              facts={[module.language, counts, module.files_size, text.updatedOn(formatDate(module.updated_at))]}
              main={counts}
            />
            <p className="lede wide-only" dir="auto">
              {module.description}
            </p>
          </EditRegion>
          <ModuleLine data={data} />
        </div>
      </div>
      <TabNav
        label={module.name}
        sticky
        items={[
          { name: text.tabs.overview, to: base, end: true },
          { name: text.tabs.sessions, to: `${base}/sessions` },
          { name: text.tabs.downloads, to: `${base}/downloads` },
          ...(module.entry === undefined ? [{ name: discussions, to: `${base}/related-discussions` }] : []),
        ]}
      />
      <DownloadedFiles value={downloadsOf(data)}>
        <Outlet context={data} />
        <ModuleBar module={module} accent={accent} />
      </DownloadedFiles>
    </>
  )
}
