import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { countsLabel } from '#core/file-counts.ts'
import { formatDate } from '#core/format.ts'
import { content } from '#features/pages/browser/client.ts'
import { EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
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

/** All that the four tabs of a module show. The tabs then need no further request. */
async function load({ api, params, url }: Load) {
  const slugOrId = params.module ?? ''
  const [page, categories, guidance] = await Promise.all([
    training.getModulePage(api, { params: { module: slugOrId } }),
    training.listCategories(api),
    content.getGuidance(api),
  ])
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

export type ModuleData = Awaited<ReturnType<typeof load>>

/** Tabs, searches and previews change the URL, but only another module needs to be loaded. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentParams.module !== args.nextParams.module || isReload(args)
}

export default function ModuleLayout({ loaderData }: Page<typeof load>) {
  const data = useDrafted(MODULE, loaderData)
  const { module, accent } = data
  const base = `/training/${module.slug}`
  const counts = countsLabel({ files: module.files_count, links: module.links_count })
  return (
    <>
      <div className="module-head">
        <div className="wrap">
          <Breadcrumbs
            items={[{ name: text.home, to: '/' }, { name: text.modules, to: '/training' }, { name: module.name }]}
          />
          <EditRegion kind={MODULE} entry={String(module.id)} part="heading">
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
        </div>
      </div>
      <TabNav
        label={module.name}
        sticky
        items={[
          { name: text.tabs.overview, to: base, end: true },
          { name: text.tabs.sessions, to: `${base}/sessions` },
          { name: text.tabs.downloads, to: `${base}/downloads` },
          { name: `${text.tabs.discuss} (${module.relatedDiscussionsId.length})`, to: `${base}/related-discussions` },
        ]}
      />
      <Outlet context={data} />
      <ModuleBar module={module} />
    </>
  )
}
