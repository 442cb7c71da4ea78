import { FileBadge } from '#ui/files/FileBadge.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { OFFLINE_PATH } from '#ui/offline/stores.ts'
import type { SearchResult } from '../../contract.ts'
import { text } from '../../messages.ts'
import { Marks } from './Marks.tsx'
import { resultsUrl } from './results-url.ts'
import { NoticeLines } from './SearchNotices.tsx'
import { type LiveSearch, VISIBLE_HITS } from './use-live-search.ts'
import { useReportNothing } from './use-report-nothing.ts'
import './search.css'

/** The results below the search field of the header while the reader types. */
export default function SearchDropdown({ live }: { live: LiveSearch }) {
  return (
    <div className="search-dropdown" aria-live="polite">
      {live.state === 'searching' && <p>{text.searching}</p>}
      {live.state === 'failed' && <Kept {...live} />}
      {live.state === 'found' && <Results query={live.query} result={live.result} />}
    </div>
  )
}

/** Results from this device, when the server does not answer. */
function Kept({ isOffline, kept }: Extract<LiveSearch, { state: 'failed' }>) {
  const reason = <b>{isOffline ? text.noNetwork : text.failed}</b>
  if (kept === undefined || kept.length === 0)
    return (
      <p>
        {reason} {kept && text.nothingKept}
      </p>
    )
  return (
    <>
      <div className="search-dropdown-hits">
        <p>
          {reason} {text.keptIsSearched}
        </p>
        <ul>
          {kept.map(({ href, title, kind, facts }) => (
            <li key={href}>
              {/* Not a page of the router, whose data would come from the server. */}
              <a href={href} className="kept-hit">
                {kind && <FileBadge kind={kind} />}
                <span dir="auto">
                  {title}
                  <small>{facts}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <a className="view-all" href={OFFLINE_PATH}>
        {text.allKept}
      </a>
    </>
  )
}

/** After this time, in ms, the reader has finished typing. */
const READ_MS = 3000

function NothingFound({ query }: { query: string }) {
  useReportNothing(query, READ_MS)
  return <p>{text.nothing}</p>
}

function Results({ query, result }: { query: string; result: SearchResult }) {
  if (result.modules.length + result.resources.length === 0)
    return result.is_rebuilding ? <NoticeLines interpretation={result} /> : <NothingFound query={query} />
  return (
    <>
      <div className="search-dropdown-hits">
        <NoticeLines interpretation={result} />
        {result.modules.length > 0 && (
          <section>
            <h2>{text.modules}</h2>
            <ul>
              {result.modules.slice(0, VISIBLE_HITS).map((module) => (
                <li key={module.id}>
                  <Link to={module.page} dir="auto">
                    <Marks pieces={module.marked_name} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {result.resources.length > 0 && (
          <section>
            <h2>{text.resources}</h2>
            <ul>
              {result.resources.slice(0, VISIBLE_HITS).map((resource) => (
                <li key={`${resource.id}${resource.page}`}>
                  <Link to={resource.page} dir="auto">
                    <Marks pieces={resource.marked_title} />
                    {resource.module && <small dir="auto">{resource.module.name}</small>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Link className="view-all" to={resultsUrl(query)}>
        {text.viewAll}
      </Link>
    </>
  )
}
