import { type MetaArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { formatCount } from '#core/format.ts'
import { ButtonLink } from '#ui/elements/Button.tsx'
import { Sentence } from '#ui/elements/Sentence.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { differsBeyondPreview } from '#ui/preview/preview-address.ts'
import { SearchForm } from '#ui/search/SearchForm.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import type { SearchResult } from '../../contract.ts'
import { PAGE_SIZE, text } from '../../messages.ts'
import { search } from '../client.ts'
import { ModuleResults } from '../components/ModuleResults.tsx'
import { ResourceResults } from '../components/ResourceResults.tsx'
import { appliedLanguage, ResultNotices } from '../components/ResultNotices.tsx'
import { SearchFilters } from '../components/SearchFilters.tsx'
import { SearchNotices } from '../components/SearchNotices.tsx'
import { useReportNothing } from '../components/use-report-nothing.ts'
import { parseSearchParams, type SearchParams, searchUrl } from '../search-url.ts'
import '../components/results.css'
import '../components/results-phone.css'

async function load({ api, url }: Load) {
  const params = parseSearchParams(url.searchParams)
  const { query, exact, language, type, module, sort, page } = params
  if (query === '') return { params, result: undefined }
  const searchQuery = {
    keyword: query,
    sort,
    ...(language && { language }),
    ...(type && { format: type }),
    ...(module && { module }),
    ...(page > 1 && { page }),
    ...(exact && { exact: 'true' as const }),
  }
  const result = await search.searchResources(api, { query: searchQuery })
  const pages = Math.max(1, Math.ceil(result.resources_count / PAGE_SIZE))
  if (page > pages) throw redirect(searchUrl(params, { page: pages }))
  return { params, result }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** A preview changes the URL but not the results. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return differsBeyondPreview(currentUrl, nextUrl)
}

export function meta(args: MetaArgs<typeof loader>) {
  const query = args.loaderData?.params.query
  return pageMeta(args, {
    title: query ? text.heading(query) : text.title,
    description: text.hint,
    path: '/search',
    hidden: Boolean(query),
  })
}

export default function SearchPage({ loaderData: { params, result } }: Page<typeof load>) {
  const { query } = params
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.title }]} />
      <div className="page-body search-page">
        <div className="search-head">
          <PageTitle>{query ? text.heading(query) : text.title}</PageTitle>
          <SearchForm
            action="/search"
            name="query"
            label={text.label}
            placeholder={text.placeholder}
            defaultValue={query}
          />
        </div>
        {result ? <Results params={params} result={result} /> : <p className="quiet">{text.hint}</p>}
      </div>
    </div>
  )
}

function Results({ params: typed, result }: { params: SearchParams; result: SearchResult }) {
  const params = { ...typed, language: typed.language ?? appliedLanguage(result) }
  const { modules, modules_count, resources_count, facets } = result
  if (modules_count + facets.format.length === 0)
    return result.is_rebuilding ? (
      <SearchNotices query={params.query} interpretation={result} exactUrl={searchUrl(typed, { exact: true })} />
    ) : (
      <NoResults query={result.named_language?.rest || params.query} />
    )
  return (
    <div className="index-layout search-layout">
      <SearchFilters params={params} result={result} />
      <div className="index-list search-results">
        <ResultNotices params={typed} result={result} />
        <SearchNotices query={params.query} interpretation={result} exactUrl={searchUrl(typed, { exact: true })} />
        <LiveRegion>{`${formatCount(modules_count, { one: 'module', other: 'modules' })}, ${formatCount(resources_count, { one: 'file', other: 'files' })}`}</LiveRegion>
        {params.page === 1 && <ModuleResults modules={modules} count={modules_count} />}
        <ResourceResults params={params} result={result} />
      </div>
    </div>
  )
}

function NoResults({ query }: { query: string }) {
  useReportNothing(query, 0)
  return (
    <div className="search-nothing">
      <div className="band" />
      <h2>{text.noFiles}</h2>
      <p>{text.nothing}</p>
      <p>
        <Sentence>{text.nothingLike(query)}</Sentence>
      </p>
      <p className="search-nothing-ways">
        <ButtonLink variant="primary" to="/search">
          {text.clear}
        </ButtonLink>
        <ButtonLink variant="line" to="/training">
          {text.browse}
        </ButtonLink>
      </p>
    </div>
  )
}
