import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { NetworkError } from '#ui/page/browser-transport.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { text } from './messages.ts'

/** Replaces a page that cannot be shown and offers a next step. */
export function ErrorPage() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const { title, hint } = textsOf(error)
  return (
    <div className="wrap page">
      <h1 className="visually-hidden">{title}</h1>
      <ErrorNotice title={title} hint={hint} onRetry={() => void revalidate()} />
    </div>
  )
}

function NotFound() {
  return (
    <div className="wrap page">
      <title>{text.notFound}</title>
      <h1>{text.notFound}</h1>
      <EmptyState to="/training" action={text.browse}>
        {text.notFoundHint}
      </EmptyState>
    </div>
  )
}

function textsOf(error: unknown): { title: string; hint: string } {
  if (!(error instanceof NetworkError)) return { title: text.failedTitle, hint: text.failedHint }
  return error.slow
    ? { title: text.slowTitle, hint: text.slowHint }
    : { title: text.offlineTitle, hint: text.offlineHint }
}
