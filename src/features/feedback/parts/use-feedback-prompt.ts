import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isDue, OFFERED, withPage } from './prompt-rules.ts'

const SEEN = 'feedbackPaths'
const DELAY_MS = 500

/** Opens the survey once in a tab, when the reader has seen something of the site and is not in the middle of something. */
export function useFeedbackPrompt(load: () => Promise<unknown>, open: () => void): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!noteVisit(pathname)) return
    let here = true
    const offer = () => {
      if (!here || !isReaderFree()) return
      sessionStorage.setItem(SEEN, OFFERED)
      open()
    }
    // The dialog is loaded before it is shown: meanwhile the reader may have begun to type. A load that fails is let be.
    const timer = setTimeout(() => isReaderFree() && load().then(offer, () => {}), DELAY_MS)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [pathname, load, open])
}

/** Counts a page; true when it is time to ask. Where the browser keeps nothing, nobody is asked. */
function noteVisit(path: string): boolean {
  try {
    const seen = sessionStorage.getItem(SEEN)
    if (seen === OFFERED || localStorage.getItem('userCompletedSurvey') === 'true') return false
    const now = withPage(seen, path)
    sessionStorage.setItem(SEEN, now)
    return isDue(now)
  } catch {
    return false
  }
}

/** No other dialog is open, and nothing is being typed or chosen. */
function isReaderFree(): boolean {
  return (
    !document.querySelector('dialog[open]') &&
    !document.activeElement?.matches('input,textarea,select,[contenteditable]')
  )
}
