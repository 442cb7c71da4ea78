import { createContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { noteVisit } from '#features/feedback/browser/components/visits.ts'
import { loadDialog } from './use-dialogs.ts'

const load = () => import('#features/feedback/browser/components/offer-survey.ts')

/** Opens the survey. */
export const OpenFeedbackContext = createContext<() => void>(() => undefined)

/** Counts page views and opens the survey when it is due, but not for staff; its code is loaded only then. */
export function useSurveyOffer(open: () => void): void {
  const { pathname } = useLocation()
  const { state, user } = useViewer()
  // A member's role is known when the profile has come.
  const isReader = state === 'guest' || user?.role === 'member'
  useEffect(() => {
    if (!noteVisit(pathname) || !isReader) return
    const controller = new AbortController()
    load().then(
      ({ offerSurvey }) => offerSurvey({ load: () => loadDialog('feedback'), open, signal: controller.signal }),
      () => undefined,
    )
    return () => controller.abort()
  }, [pathname, isReader, open])
}
