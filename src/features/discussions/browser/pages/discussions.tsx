import { type MetaArgs, redirect } from 'react-router'
import type { Transport } from '#core/client.ts'
import { SearchNotices } from '#features/search/browser/components/SearchNotices.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterList } from '#ui/FilterList.tsx'
import { Link } from '#ui/Link.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Pager } from '#ui/Pager.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { SearchForm } from '#ui/SearchForm.tsx'
import { useFocusOnPageTurn } from '#ui/use-focus-on-page-turn.ts'
import { text } from '../../messages.ts'
import type { Topic } from '../../schemas.ts'
import { community } from '../client.ts'
import { ChoiceLinks } from '../components/ChoiceLinks.tsx'
import { Contributors } from '../components/Contributors.tsx'
import { countOf } from '../components/Count.tsx'
import { DiscussionRows } from '../components/DiscussionRow.tsx'
import { GuidelinesBox } from '../components/GuidelinesBox.tsx'
import { LIST_PATH, type ListView, listPath, listQuery, listViewOf, SORTS } from '../components/list-path.ts'
import { PostButton } from '../components/PostButton.tsx'
import { PostDeleted } from '../components/PostDeleted.tsx'
import { cachedSidebarData, fetchSidebarData } from '../components/sidebar-data.ts'
import './community.css'

/** Discussions on a page of the list. */
const ROWS = 5

async function load({ api, url }: Load, surroundings = () => fetchSidebarData(api)) {
  const asked = listViewOf(url)
  const [{ topics, contributors }, found] = await Promise.all([surroundings(), fetchRows(api, asked)])
  const topic = topics.find(({ id }) => id === asked.topic)
  const place = { ...asked, topic: topic?.id }
  const { count, results, corrected, synonyms } = place.topic === asked.topic ? found : await fetchRows(api, place)
  const pages = Math.max(1, Math.ceil(count / ROWS))
  if (place.page > pages) throw redirect(listPath({ ...place, page: pages }))
  return {
    place,
    topic,
    topics,
    contributors,
    count,
    pages,
    discussions: results,
    interpretation: { corrected, synonyms },
  }
}
export const loader = onServer((given) => load(given))
export const clientLoader = inBrowser((given) => load(given, cachedSidebarData))

function fetchRows(api: Transport, { topic, sort, search, exact, page }: ListView) {
  const found = search === '' ? {} : { search, ...(exact && { exact: 'true' as const }) }
  const ofTopic = topic === undefined ? {} : { category: topic }
  return community.listDiscussions(api, { query: { sort, page, page_size: ROWS, ...ofTopic, ...found } })
}

export function meta(args: MetaArgs<typeof loader>) {
  if (args.loaderData === undefined) return []
  const { place, topic } = args.loaderData
  const page = place.page > 1 ? text.page(place.page) : undefined
  return [
    ...pageMeta(args, {
      title: [topic?.name, text.title, page].filter((part) => part !== undefined).join(' · '),
      description: text.description,
      path: listPath(place),
      hidden: place.search !== '',
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/discussions.atom', title: text.feed },
  ]
}

export default function DiscussionsPage({ loaderData }: Page<typeof load>) {
  const { place, topic, topics, contributors, count, pages, discussions, interpretation } = loaderData
  return (
    <div className="wrap index-layout community-layout">
      <div className="community-title">
        <div className="title-row">
          <h1>{text.title}</h1>
          <PostButton />
        </div>
        <PostDeleted />
      </div>
      <FilterList label={text.topics} items={topicItems(topics, place)} />
      <div className="community-main">
        <SearchForm
          action={LIST_PATH}
          name="search"
          label={text.search}
          placeholder={text.search}
          defaultValue={place.search}
          hidden={listQuery({ ...place, search: '', page: 1 })}
        />
        <ListHead place={place} topic={topic} count={count} />
        <SearchNotices
          query={place.search}
          interpretation={interpretation}
          exact={listPath({ ...place, exact: true, page: 1 })}
          thing="discussion"
        />
        {discussions.length > 0 ? <DiscussionRows discussions={discussions} /> : <Nothing place={place} />}
        <Pager page={place.page} pages={pages} addressOf={(page) => listPath({ ...place, page })} />
      </div>
      <aside className="community-side">
        <GuidelinesBox />
        <Contributors contributors={contributors} />
      </aside>
    </div>
  )
}

function topicItems(topics: Topic[], place: ListView) {
  const item = (name: string, topic: number | undefined) => ({
    name,
    to: listPath({ ...place, topic, page: 1 }),
    current: place.topic === topic,
  })
  return [item(text.allDiscussions, undefined), ...topics.map(({ id, name }) => item(name, id))]
}

interface ListHeadProps {
  place: ListView
  topic: Topic | undefined
  count: number
}

/** How many there are, and in which order. */
function ListHead({ place, topic, count }: ListHeadProps) {
  const { sort, search, page } = place
  const head = useFocusOnPageTurn(page, listPath({ ...place, page: 1 }))
  const counted = countOf(count, 'discussion')
  const narrowed = [topic && text.inTopic(topic.name), search && text.forSearch(search)].filter(Boolean).join(' ')
  return (
    <header className="list-head">
      <h2 ref={head} tabIndex={-1}>
        {counted}
        {narrowed && <small> {narrowed}</small>}
        {page > 1 && <span className="visually-hidden">, {text.page(page)}</span>}
      </h2>
      {search && (
        <Link to={listPath({ ...place, search: '', page: 1 })} preventScrollReset>
          {text.clearSearch}
        </Link>
      )}
      {count > 1 && (
        <ChoiceLinks
          label={text.sortBy}
          choices={SORTS.map((each) => ({
            name: text.sorts[each],
            to: listPath({ ...place, sort: each, page: 1 }),
            current: each === sort,
          }))}
        />
      )}
      <LiveRegion>{[counted, narrowed, text.sorts[sort]].filter(Boolean).join(', ')}</LiveRegion>
    </header>
  )
}

function Nothing({ place: { search, topic, ...place } }: { place: ListView }) {
  if (search) {
    return (
      <EmptyState
        to={listPath({ ...place, topic, search: '' })}
        action={text.clearSearch}
        hint={text.noneForSearchHint}
      >
        {text.none}
      </EmptyState>
    )
  }
  if (topic !== undefined) {
    return (
      <EmptyState
        to={listPath({ ...place, topic: undefined, search })}
        action={text.allDiscussions}
        hint={text.noneInTopicHint}
      >
        {text.none}
      </EmptyState>
    )
  }
  return (
    <EmptyState to="/community/guidelines" action={text.readGuidelines} hint={text.noneYetHint}>
      {text.none}
    </EmptyState>
  )
}
