import { noteOffer } from './visits.ts'

const DELAY_MS = 500

interface Offer {
  /** Fetches the dialog. */
  load: () => Promise<unknown>
  open: () => void
  /** The reader has gone on to another page. */
  signal: AbortSignal
}

/** Opens the survey once in a tab, 500 ms from now, when the reader is not in the middle of something. */
export function offerSurvey({ load, open, signal }: Offer): void {
  const offer = () => {
    if (signal.aborted || !isReaderFree()) return
    noteOffer()
    open()
  }
  // The dialog is loaded before it is shown: meanwhile the reader may have begun to type. A load that fails is let be.
  const timer = setTimeout(() => isReaderFree() && load().then(offer, () => undefined), DELAY_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** No other dialog is open, and nothing is being typed or chosen. */
function isReaderFree(): boolean {
  return (
    !document.querySelector('dialog[open]') &&
    !document.activeElement?.matches('input,textarea,select,[contenteditable]')
  )
}
