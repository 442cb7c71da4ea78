import { browserTransport } from '#ui/page/browser-transport.ts'
import { feedback } from '../client.ts'
import { noteOffer } from './visits.ts'

const DELAY_MS = 500

interface Offer {
  /** Loads the code of the dialog. */
  load: () => Promise<unknown>
  open: () => void
  /** Aborted when the reader opens another page. */
  signal: AbortSignal
}

/** Opens the survey after 500 ms, unless the reader is busy or an administrator has switched it off. */
export function offerSurvey({ load, open, signal }: Offer): void {
  const offer = () => {
    if (signal.aborted || !isReaderIdle()) return
    noteOffer()
    open()
  }
  // `offer` checks again, because the reader may start to type while the dialog loads. A failed load is ignored.
  const start = async () => {
    if (!isReaderIdle()) return
    const { is_offered } = await feedback.getSurvey(browserTransport(signal))
    if (is_offered) await load().then(offer)
  }
  const timer = setTimeout(() => start().catch(() => undefined), DELAY_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** No dialog, menu or form is in view, and no field has the focus. */
function isReaderIdle(): boolean {
  const forms = [...document.querySelectorAll('main form:not([role=search])')]
  return (
    !document.querySelector('dialog[open], :is(.site-menu, .site-search, .account-menu)[open]') &&
    !document.activeElement?.matches('input,textarea,select,[contenteditable]') &&
    !forms.some(isInView)
  )
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}
