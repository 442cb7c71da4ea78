import { isDue, OFFERED, withPage } from './prompt-rules.ts'

const SEEN = 'feedbackPaths'
const DELAY_MS = 500

interface Offer {
  /** Fetches the dialog. */
  load: () => Promise<unknown>
  open: () => void
  /** The reader has gone on to another page. */
  signal: AbortSignal
}

/** Opens the survey once in a tab, when the reader has seen something of the site and is not in the middle of something. */
export function offerSurvey(paths: readonly string[], { load, open, signal }: Offer): void {
  const isTime = paths.map(noteVisit).some(Boolean)
  if (!isTime) return
  const offer = () => {
    if (signal.aborted || !isReaderFree()) return
    sessionStorage.setItem(SEEN, OFFERED)
    open()
  }
  // The dialog is loaded before it is shown: meanwhile the reader may have begun to type. A load that fails is let be.
  const timer = setTimeout(() => isReaderFree() && load().then(offer, () => undefined), DELAY_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
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
