import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#ui/elements/Icon.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { SearchResult } from '../../contract.ts'
import { text } from '../../messages.ts'
import { Marks } from './Marks.tsx'
import { NoticeLines } from './SearchNotices.tsx'
import { type LiveSearch, useLiveSearch, VISIBLE_HITS } from './use-live-search.ts'
import { useReportNothing } from './use-report-nothing.ts'
import './search.css'

/** The search field below the header, with results while the reader types. */
export default function SearchBar({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const live = useLiveSearch(query)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (query.trim() !== '') navigate(resultsUrl(query))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'ArrowDown') moveFocus(event, 1)
    if (event.key === 'ArrowUp') moveFocus(event, -1)
  }
  return (
    <search className="search-bar" onKeyDown={onKeyDown}>
      <div className="wrap">
        <form action="/search" className="search-form" onSubmit={submit}>
          <input
            ref={input}
            type="search"
            name="query"
            value={query}
            aria-label={text.label}
            placeholder={text.placeholder}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <button type="submit" aria-busy={live.state === 'searching' || undefined}>
            {live.state === 'searching' && <span className="spinner" />}
            <Icon name="search" />
            <span>{text.search}</span>
          </button>
        </form>
        <button type="button" className="icon-button" aria-label={text.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        {live.state !== 'idle' && <Dropdown live={live} />}
      </div>
    </search>
  )
}

/** Moves the focus between the field and the results; stops at both ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>, step: 1 | -1): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search-dropdown a')]
  const next = stops[stops.findIndex((stop) => stop.matches(':focus')) + step]
  if (document.activeElement instanceof HTMLButtonElement || !next) return
  event.preventDefault()
  next.focus()
}

function resultsUrl(query: string): string {
  return `/search?${new URLSearchParams({ query: query.trim() })}`
}

function Dropdown({ live }: { live: LiveSearch }) {
  return (
    <div className="search-dropdown" aria-live="polite">
      {live.state === 'searching' && <p>{text.searching}</p>}
      {live.state === 'failed' && <p>{text.failed}</p>}
      {live.state === 'found' && <Results query={live.query} result={live.result} />}
    </div>
  )
}

/** After this time, in ms, the reader has finished typing. */
const READ_MS = 3000

function NothingFound({ query }: { query: string }) {
  useReportNothing(query, READ_MS)
  return <p>{text.nothing}</p>
}

function Results({ query, result }: { query: string; result: SearchResult }) {
  if (result.modules.length + result.resources.length === 0) return <NothingFound query={query} />
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
                  <Link to={module.page}>
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
                  <Link to={resource.page}>
                    <Marks pieces={resource.marked_title} />
                    {resource.module && <small>{resource.module.name}</small>}
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
