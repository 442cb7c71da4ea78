import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const load = () => import('./FeedbackDialog.tsx')
const FeedbackDialog = lazy(load)

/** The button at the edge of every page that opens the survey. In the first load of every page: keep it tiny. */
export function Feedback() {
  const [state, setState] = useState<'open' | 'closed' | 'failed'>()
  const open = useCallback(() => setState('open'), [])
  useOffer(open)
  return (
    <>
      <button
        type="button"
        className="feedback-button script-only"
        data-needs-script=""
        // Loaded first: a network that fails here must not take the page with it.
        onClick={() => load().then(open, () => setState('failed'))}
      >
        {state === 'failed' ? 'Feedback: try again' : 'Feedback'}
      </button>
      {(state === 'open' || state === 'closed') && (
        <Suspense>
          <FeedbackDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}

/** Counts the pages that are seen; what that takes is loaded when the reader first moves on. */
function useOffer(open: () => void): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname === first.current) return
    const leaving = new AbortController()
    import('./offer-survey.ts').then(
      ({ offerSurvey }) => offerSurvey([first.current, pathname], { load, open, signal: leaving.signal }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [pathname, open])
}
