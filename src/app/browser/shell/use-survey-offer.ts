import { createContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import { noteVisit } from '#features/feedback/browser/components/visits.ts'
import { loadDialog } from './use-dialogs.ts'

/** Opens the survey. */
export const OpenFeedbackContext = createContext<() => void>(() => undefined)

/** Counts page views and opens the survey when it is due; its code is loaded only then. */
export function useSurveyOffer(open: () => void): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!noteVisit(pathname)) return
    const controller = new AbortController()
    import('#features/feedback/browser/components/offer-survey.ts').then(
      ({ offerSurvey }) => offerSurvey({ load: () => loadDialog('feedback'), open, signal: controller.signal }),
      () => undefined,
    )
    return () => controller.abort()
  }, [pathname, open])
}
