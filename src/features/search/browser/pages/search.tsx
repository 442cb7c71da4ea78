import type { MetaArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { formatCount } from '#core/format.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { differsBeyondPreview } from '#ui/preview/preview-address.ts'
import { SearchForm } from '#ui/SearchForm.tsx'
import type { SearchResult } from '../../contract.ts'
import { text } from '../../messages.ts'
import { search } from '../client.ts'
import { ModuleResults } from '../components/ModuleResults.tsx'
import { ResourceResults } from '../components/ResourceResults.tsx'
import { SearchFilters } from '../components/SearchFilters.tsx'
import { SearchNotices } from '../components/SearchNotices.tsx'
import { type Asked, addressOf, askedBy } from '../search-path.ts'
import '../components/results.css'

async function load({ api, url }: Load) {
  const asked = askedBy(url.searchParams)
  const { query, exact, language, type, module, sort, page } = asked
  if (query === '') return { asked, result: undefined }
  const wanted = {
    keyword: query,
    sort,
    ...(language && { language }),
    ...(type && { format: type }),
    ...(module && { module }),
    ...(page > 1 && { page }),
    ...(exact && { exact: 'true' as const }),
  }
  return { asked, result: await search.searchResources(api, { query: wanted }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Opening a preview changes the address, but not what was found. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return differsBeyondPreview(currentUrl, nextUrl)
}

export function meta(args: MetaArgs<typeof loader>) {
  const query = args.loaderData?.asked.query
  return pageMeta(args, {
    title: query ? text.heading(query) : text.title,
    description: text.hint,
    path: '/search',
    hidden: Boolean(query),
  })
}

export default function SearchPage({ loaderData: { asked, result } }: Page<typeof load>) {
  const { query } = asked
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
        {result ? <Results asked={asked} result={result} /> : <p className="quiet">{text.hint}</p>}
      </div>
    </div>
  )
}

function Results({ asked, result }: { asked: Asked; result: SearchResult }) {
  const { modules, modules_count, resources_count, facets } = result
  if (modules_count + facets.format.length === 0) return <Nothing query={asked.query} />
  return (
    <div className="index-layout search-layout">
      <SearchFilters asked={asked} result={result} />
      <div className="index-list search-results">
        <SearchNotices query={asked.query} interpretation={result} exact={addressOf(asked, { exact: true })} />
        <LiveRegion>{`${formatCount(modules_count, { one: 'module', other: 'modules' })}, ${formatCount(resources_count, { one: 'file', other: 'files' })}`}</LiveRegion>
        {asked.page === 1 && <ModuleResults modules={modules} count={modules_count} />}
        <ResourceResults asked={asked} result={result} />
      </div>
    </div>
  )
}

function Nothing({ query }: { query: string }) {
  return (
    <div className="search-nothing">
      <div className="band" />
      <h2>{text.noFiles}</h2>
      <p>{text.nothing}</p>
      <p>{text.nothingLike(query)}</p>
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
