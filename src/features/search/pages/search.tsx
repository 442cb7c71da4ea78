import type { MetaArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { counted } from '#core/plurals.ts'
import { BookmarkButton } from '#features/bookmarks/parts/BookmarkButton.tsx'
import { refOfKey } from '#features/bookmarks/parts/ref-of-key.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { DocumentRow } from '#ui/DocumentRow.tsx'
import { previewsOf } from '#ui/document-view.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Link } from '#ui/Link.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { differsBeyondPreview } from '#ui/preview/preview-address.ts'
import type { PreviewFile } from '#ui/preview/preview-file.ts'
import { SearchForm } from '#ui/SearchForm.tsx'
import { SectionHead } from '#ui/SectionHead.tsx'
import { SortSelect } from '#ui/SortSelect.tsx'
import { search } from '../client.ts'
import type { ModuleHit, ResourceHit, SearchResult } from '../contract.ts'
import { Marks } from '../parts/Marks.tsx'
import { text } from '../text.ts'
import '../parts/search.css'

const SORTS = ['default', 'format', 'size'] as const
const TYPES = ['all', 'pdf', 'word', 'powerpoint', 'link'] as const

async function load({ api, url }: Load) {
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, 200)
  const sort = SORTS.find((each) => each === url.searchParams.get('sort')) ?? 'default'
  const type = TYPES.find((each) => each === url.searchParams.get('type')) ?? 'all'
  const asked = { keyword: query, sort, ...(type !== 'all' && { format: type }) }
  const result = query === '' ? undefined : await search.searchResources(api, { query: asked })
  return { query, sort, type, result }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Opening a preview changes the address, but not what was found. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return differsBeyondPreview(currentUrl, nextUrl)
}

export function meta(args: MetaArgs<typeof loader>) {
  const query = args.loaderData?.query
  return pageMeta(args, {
    title: query ? text.heading(query) : text.title,
    description: text.hint,
    path: '/search',
    hidden: Boolean(query),
  })
}

export default function SearchPage({ loaderData: { query, sort, type, result } }: Page<typeof load>) {
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.title }]} />
      <div className="page-body search-page">
        <PageTitle>{query ? text.heading(query) : text.title}</PageTitle>
        <SearchForm
          action="/search"
          name="query"
          label={text.label}
          placeholder={text.placeholder}
          defaultValue={query}
        />
        {result ? (
          <Results query={query} sort={sort} type={type} result={result} />
        ) : (
          <p className="quiet">{text.hint}</p>
        )}
      </div>
    </div>
  )
}

interface ResultsProps {
  query: string
  sort: string
  type: string
  result: SearchResult
}

function Results({ query, sort, type, result }: ResultsProps) {
  const { modules, resources, modules_count, resources_count } = result
  if (modules.length + resources.length === 0 && type === 'all') {
    return (
      <EmptyState to="/search" action={text.clear}>
        {text.nothing}
      </EmptyState>
    )
  }
  return (
    <>
      <Corrections result={result} />
      <LiveRegion>{`${counted(modules_count, 'module')}, ${counted(resources_count, 'file')}`}</LiveRegion>
      {modules.length > 0 && <Modules modules={modules} count={modules_count} />}
      <section>
        <SectionHead title={text.resources} count={counted(resources_count, 'file')}>
          <SortSelect
            action="/search"
            name="type"
            label={text.type}
            value={type}
            hidden={{ query, ...(sort !== 'default' && { sort }) }}
            options={TYPES.map((value) => ({ value, name: text.types[value] }))}
          />
          <SortSelect
            action="/search"
            label={text.sortBy}
            value={sort}
            hidden={{ query, ...(type !== 'all' && { type }) }}
            options={SORTS.map((value) => ({ value, name: text.sorts[value] }))}
          />
        </SectionHead>
        {resources.length > 0 ? (
          <Resources resources={resources} />
        ) : (
          <EmptyState to="/search" action={text.clear}>
            {text.noFiles}
          </EmptyState>
        )}
        {resources_count > resources.length && (
          <p className="quiet">{text.shownOf(resources.length, resources_count)}</p>
        )}
      </section>
    </>
  )
}

function Corrections({ result }: { result: SearchResult }) {
  return result.corrected.map(({ typed, read_as }) => (
    <p key={typed} className="quiet">
      {text.readAs(typed, read_as.join(', '))}
    </p>
  ))
}

function Modules({ modules, count }: { modules: ModuleHit[]; count: number }) {
  return (
    <section>
      <SectionHead title={text.modules} count={counted(count, 'module')} />
      <ul className="module-hits">
        {modules.map((module) => (
          <li key={module.id}>
            <BookmarkButton item={{ type: 'module', id: module.id }} of={module.name} />
            <small>{module.category.name}</small>
            <h3>
              <Link to={module.page}>
                <Marks pieces={module.marked_name} />
              </Link>
            </h3>
            <p>
              <Marks pieces={module.snippet} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function keyOf(resource: ResourceHit): string {
  const preview = new URLSearchParams(resource.page.split('?')[1]).get('preview')
  return preview ?? `resource-${resource.id}`
}

function Resources({ resources }: { resources: ResourceHit[] }) {
  return (
    <>
      <ul className="file-rows">
        {resources.map((resource) => (
          <li key={resource.page + keyOf(resource)}>
            <ResourceRow resource={resource} />
          </li>
        ))}
      </ul>
      <Previews files={resources.flatMap(previewOf)} />
    </>
  )
}

function previewOf(resource: ResourceHit): PreviewFile[] {
  const actions = <ResourceBookmark resource={resource} />
  return previewsOf(resource, keyOf(resource)).map((preview) => ({ ...preview, actions }))
}

/** Files of modules can be kept; materials of other pages can't. */
function ResourceBookmark({ resource }: { resource: ResourceHit }) {
  const ref = refOfKey(keyOf(resource))
  return ref && <BookmarkButton item={ref} of={resource.title} />
}

function ResourceRow({ resource }: { resource: ResourceHit }) {
  return (
    <DocumentRow
      document={resource}
      previewKey={keyOf(resource)}
      title={<Marks pieces={resource.marked_title} />}
      details={<Marks pieces={resource.snippet} />}
      more={resource.module?.name}
      bookmark={<ResourceBookmark resource={resource} />}
    />
  )
}
