import { useEffect } from 'react'
import { type MetaArgs, useLocation, useNavigation } from 'react-router'
import { useDayFormat } from '#features/accounts/browser/session/use-day-format.ts'
import { SignUpForUpdates } from '#features/newsletter/browser/components/SignUpForUpdates.tsx'
import { AddEntry, useDrafted } from '#ui/editing/edit-mode.tsx'
import { Columns } from '#ui/layout/Columns.tsx'
import { PageContents } from '#ui/layout/PageContents.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { Box } from '#ui/status/Note.tsx'
import { newsAnchor, text } from '../../../messages.ts'
import { content } from '../../client.ts'
import { type ListedNews, NewsList } from './NewsList.tsx'
import '../../components/side.css'
import './news.css'

/** All pages up to the one in the URL, with one cached request for each. */
async function load({ api, url }: Load) {
  const lastPage = parsePage(url)
  const first = await content.listNews(api)
  const rest = Array.from({ length: Math.min(lastPage, countPages(first)) - 1 }, (_, index) =>
    content.listNews(api, { query: { page: index + 2 } }),
  )
  const pages = [first, ...(await Promise.all(rest))]
  return {
    items: pages.flatMap((page) => page.results.map((item) => ({ ...item, entry: String(item.id) }))),
    page: pages.length,
    hasMore: pages.at(-1)?.next != null,
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

function parsePage(url: URL): number {
  const page = Number(url.searchParams.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

function countPages({ count, results }: { count: number; results: unknown[] }): number {
  return Math.ceil(count / Math.max(1, results.length))
}

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args, { title: text.news, description: text.newsDescription, path: '/news-and-updates' })
}

export default function NewsPage({ loaderData: { items: published, page, hasMore } }: Page<typeof load>) {
  const items = useDrafted('news', published)
  const { state } = useNavigation()
  useScrollToHash()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.news }]} />
        <h1>{text.news}</h1>
      </div>
      <Columns className="with-side" side={<NewsSide items={items} />}>
        <AddEntry kind="news-item" />
        {items.length > 0 ? (
          <NewsList items={items} />
        ) : (
          <EmptyState to="/" action={text.home}>
            {text.noNews}
          </EmptyState>
        )}
        <LiveRegion>{page > 1 && `${items.length} items`}</LiveRegion>
        {hasMore && (
          <p>
            <Link
              className="button button-line"
              to={`/news-and-updates?page=${page + 1}`}
              preventScrollReset
              replace
              aria-busy={state === 'loading' || undefined}
            >
              {text.viewMore}
            </Link>
          </p>
        )}
      </Columns>
    </>
  )
}

/** The item of the hash may not be in the page yet when the browser looks for it. */
function useScrollToHash() {
  const { hash } = useLocation()
  useEffect(() => {
    const id = /^#(news-\d+)/.exec(hash)?.[1]
    if (id !== undefined) document.getElementById(id)?.scrollIntoView()
  }, [hash])
}

/** The contents of the page by year, and the sign-up for the newsletter. */
function NewsSide({ items }: { items: ListedNews[] }) {
  const formatDay = useDayFormat()
  const years = [...new Set(items.map(yearOf))]
  return (
    <>
      {years.map((year) => (
        <PageContents
          key={year}
          title={year}
          items={items
            .filter((item) => yearOf(item) === year)
            .map((item) => ({
              id: newsAnchor(item),
              name: item.title,
              note: formatDay(item.created_at).replace(`, ${year}`, ''),
            }))}
        />
      ))}
      <Box>
        <SignUpForUpdates />
      </Box>
    </>
  )
}

function yearOf({ created_at }: { created_at: string }): string {
  return created_at.slice(0, 'YYYY'.length)
}
