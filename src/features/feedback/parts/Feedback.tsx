import { lazy, Suspense, useCallback, useState } from 'react'
import { useFeedbackPrompt } from './use-feedback-prompt.ts'
import './feedback.css'

const load = () => import('./FeedbackDialog.tsx')
const FeedbackDialog = lazy(load)

/** The button at the edge of every page that opens the survey. In the first load of every page: keep it tiny. */
export function Feedback() {
  const [state, setState] = useState<'open' | 'closed' | 'failed'>()
  const open = useCallback(() => setState('open'), [])
  useFeedbackPrompt(load, open)
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
