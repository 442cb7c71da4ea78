import { type MetaArgs, redirect } from 'react-router'
import type { Transport } from '#core/client.ts'
import { SearchNotices } from '#features/search/browser/components/SearchNotices.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { Pager } from '#ui/navigation/Pager.tsx'
import { useFocusOnPageTurn } from '#ui/navigation/use-focus-on-page-turn.ts'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { FilterList } from '#ui/search/FilterList.tsx'
import { SearchForm } from '#ui/search/SearchForm.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { text as communityText } from '../../messages.ts'
import type { Topic } from '../../schemas.ts'
import { community } from '../client.ts'
import { ChoiceLinks } from '../discussion-list/ChoiceLinks.tsx'
import { Contributors } from '../discussion-list/Contributors.tsx'
import { countOf } from '../discussion-list/Count.tsx'
import { DiscussionRows } from '../discussion-list/DiscussionRow.tsx'
import { GuidelinesBox } from '../discussion-list/GuidelinesBox.tsx'
import { LIST_PATH, type ListView, listPath, listQuery, parseListView, SORTS } from '../discussion-list/list-path.ts'
import { text } from '../discussion-list/messages.ts'
import { PostButton } from '../discussion-list/PostButton.tsx'
import { PostDeleted } from '../discussion-list/PostDeleted.tsx'
import { cachedSidebarData, fetchSidebarData } from '../discussion-list/sidebar-data.ts'
import './community.css'

const PAGE_SIZE = 5

async function load({ api, url }: Load, sidebarData = () => fetchSidebarData(api)) {
  const requested = parseListView(url)
  const [{ topics, contributors }, page] = await Promise.all([sidebarData(), fetchRows(api, requested)])
  const topic = topics.find(({ id }) => id === requested.topic)
  const successor = topics.find(({ former_ids: former }) => former?.includes(requested.topic ?? 0))
  if (successor) throw redirect(listPath({ ...requested, topic: successor.id }), 301)
  const view = { ...requested, topic: topic?.id }
  const { count, results, ...interpretation } = view.topic === requested.topic ? page : await fetchRows(api, view)
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE))
  if (view.page > pages) throw redirect(listPath({ ...view, page: pages }))
  return {
    view,
    topic,
    topics,
    contributors,
    count,
    pages,
    discussions: results,
    interpretation,
  }
}
export const loader = onServer((args) => load(args))
export const clientLoader = inBrowser((args) => load(args, cachedSidebarData))

function fetchRows(api: Transport, { topic, sort, search, exact, page }: ListView) {
  const bySearch = search === '' ? {} : { search, ...(exact && { exact: 'true' as const }) }
  const byTopic = topic === undefined ? {} : { category: topic }
  return community.listDiscussions(api, { query: { sort, page, page_size: PAGE_SIZE, ...byTopic, ...bySearch } })
}

export function meta(args: MetaArgs<typeof loader>) {
  if (args.loaderData === undefined) return []
  const { view, topic } = args.loaderData
  const page = view.page > 1 ? communityText.page(view.page) : undefined
  return [
    ...pageMeta(args, {
      title: [topic?.name, communityText.title, page].filter((part) => part !== undefined).join(' · '),
      description: communityText.description,
      path: listPath(view),
      hidden: view.search !== '',
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: '/discussions.atom',
      title: communityText.feed,
    },
  ]
}

export default function DiscussionsPage({ loaderData }: Page<typeof load>) {
  const { view, topic, topics, contributors, count, pages, discussions, interpretation } = loaderData
  return (
    <div className="wrap index-layout community-layout">
      <div className="community-title">
        <div className="title-row">
          <h1>{communityText.title}</h1>
          <PostButton />
        </div>
        <PostDeleted />
      </div>
      <FilterList label={text.topics} items={topicItems(topics, view)} />
      <div className="community-main">
        <SearchForm
          action={LIST_PATH}
          name="search"
          label={text.search}
          placeholder={text.search}
          defaultValue={view.search}
          hidden={listQuery({ ...view, search: '', page: 1 })}
        />
        <ListHead view={view} topic={topic} count={count} />
        <SearchNotices
          query={view.search}
          interpretation={interpretation}
          exactUrl={listPath({ ...view, exact: true, page: 1 })}
          itemName="discussion"
        />
        {discussions.length > 0 ? <DiscussionRows discussions={discussions} /> : <Nothing view={view} />}
        <Pager page={view.page} pages={pages} pageAddress={(page) => listPath({ ...view, page })} />
      </div>
      <aside className="community-side">
        <GuidelinesBox />
        <Contributors contributors={contributors} />
      </aside>
    </div>
  )
}

function topicItems(topics: Topic[], view: ListView) {
  const item = (name: string, topic: number | undefined) => ({
    name,
    to: listPath({ ...view, topic, page: 1 }),
    current: view.topic === topic,
  })
  return [item(text.allDiscussions, undefined), ...topics.map(({ id, name }) => item(name, id))]
}

function ListHead({ view, topic, count }: { view: ListView; topic: Topic | undefined; count: number }) {
  const { sort, search, page } = view
  const head = useFocusOnPageTurn(page, listPath({ ...view, page: 1 }))
  const counted = countOf(count, 'discussion')
  const narrowed = [topic && text.inTopic(topic.name), search && text.forSearch(search)].filter(Boolean).join(' ')
  return (
    <header className="list-head">
      <h2 ref={head} tabIndex={-1}>
        {counted}
        {narrowed && <small> {narrowed}</small>}
        {page > 1 && <span className="visually-hidden">, {communityText.page(page)}</span>}
      </h2>
      {search && (
        <Link to={listPath({ ...view, search: '', page: 1 })} preventScrollReset>
          {text.clearSearch}
        </Link>
      )}
      {count > 1 && (
        <ChoiceLinks
          label={text.sortBy}
          choices={SORTS.map((each) => ({
            name: text.sorts[each],
            to: listPath({ ...view, sort: each, page: 1 }),
            current: each === sort,
          }))}
        />
      )}
      <LiveRegion>{[counted, narrowed, text.sorts[sort]].filter(Boolean).join(', ')}</LiveRegion>
    </header>
  )
}

function Nothing({ view: { search, topic, ...view } }: { view: ListView }) {
  if (search) {
    return (
      <EmptyState to={listPath({ ...view, topic, search: '' })} action={text.clearSearch} hint={text.noneForSearchHint}>
        {text.none}
      </EmptyState>
    )
  }
  if (topic !== undefined) {
    return (
      <EmptyState
        to={listPath({ ...view, topic: undefined, search })}
        action={text.allDiscussions}
        hint={text.noneInTopicHint}
      >
        {text.none}
      </EmptyState>
    )
  }
  return (
    <EmptyState to="/community/guidelines" action={communityText.readGuidelines} hint={text.noneYetHint}>
      {text.none}
    </EmptyState>
  )
}
