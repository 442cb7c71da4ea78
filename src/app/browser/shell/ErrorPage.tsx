import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { LINK_OFF } from '#core/messages.ts'
import { NetworkError } from '#ui/page/browser-transport.ts'
import { SearchForm } from '#ui/search/SearchForm.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { text } from './messages.ts'

/** As long as the search accepts. */
const MAX_QUERY_LENGTH = 200

/** Replaces a page that cannot be shown and offers a next step. */
export function ErrorPage() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const path = useLocation().pathname
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound title={text.notFound} words={wordsOf(path)} />
  if (isRouteErrorResponse(error) && error.status === 410) return <NotFound title={LINK_OFF} words="" />
  const { title, hint } = textsOf(error)
  return (
    <div className="wrap page">
      <h1 className="visually-hidden">{title}</h1>
      <ErrorNotice title={title} hint={hint} onRetry={() => void revalidate()} />
    </div>
  )
}

function NotFound({ title, words }: { title: string; words: string }) {
  return (
    <div className="wrap page">
      <title>{title}</title>
      <h1>{title}</h1>
      <div className="not-found-search">
        <SearchForm action="/search" name="query" label={text.search} defaultValue={words} />
      </div>
      <EmptyState to="/training" action={text.browse}>
        {text.notFoundHint}
      </EmptyState>
    </div>
  )
}

/** What a reader may have looked for: 'contraceptive implants' of `/training/contraceptive-implants)`. */
function wordsOf(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  return (decoded(last).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ').slice(0, MAX_QUERY_LENGTH)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

function textsOf(error: unknown): { title: string; hint: string } {
  if (!(error instanceof NetworkError)) return { title: text.failedTitle, hint: text.failedHint }
  return error.slow
    ? { title: text.slowTitle, hint: text.slowHint }
    : { title: text.offlineTitle, hint: text.offlineHint }
}
