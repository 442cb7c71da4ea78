import { createContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import { noteVisit } from '#features/feedback/browser/components/visits.ts'
import { loadDialog } from './use-dialogs.ts'

/** Opens the survey. */
export const OpenFeedbackContext = createContext<() => void>(() => undefined)

/** Counts the pages that are seen, and opens the survey when it is time. What that takes is loaded then. */
export function useSurveyOffer(open: () => void): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!noteVisit(pathname)) return
    const leaving = new AbortController()
    import('#features/feedback/browser/components/offer-survey.ts').then(
      ({ offerSurvey }) => offerSurvey({ load: () => loadDialog('feedback'), open, signal: leaving.signal }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [pathname, open])
}
