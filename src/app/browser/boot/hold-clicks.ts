import { HOLD_STATUS_ID, HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from './page-script.ts'

/** Controls that have no effect without the page script: choices, and buttons outside the forms that a browser sends by itself. */
const NEEDS_SCRIPT =
  'button:not([action] *, [method=dialog] *, [data-accepts-cookies]), select, label:has(> [type=radio])'
/**
 * Links that the page script handles better: files open in the preview, downloads resume, videos play in the page, and the contact
 * opens in a dialog.
 */
const WANTS_SCRIPT = 'a[href^="/files/"]:not([target]), a[download], .video-stage, a[href$="#contact"]'

interface PageScriptState {
  /** Starts to fetch the page script; later calls have no effect. */
  start: () => void
  hasFailed: () => boolean
  /** The reader saves data: the browser handles everything that it can. */
  isSaving: boolean
}

/**
 * Holds a click on a control before hydration and repeats it afterwards. Only the last of several clicks is repeated, but
 * every choice in a `<select>`. When the script cannot be fetched, a button reloads the page, and the browser follows a link.
 * @returns releases all controls, for when the script cannot be fetched
 */
export function holdClicks({ start, hasFailed, isSaving }: PageScriptState): () => void {
  const heldControls = isSaving ? NEEDS_SCRIPT : `${NEEDS_SCRIPT},${WANTS_SCRIPT}`
  let clicked: Element | undefined
  const changed = new Set<Element>()

  const hold = (event: Event) => {
    if (document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE) || !(event.target instanceof Element)) return
    const control = event.target.closest(heldControls)
    const isChange = event.type === 'change'
    if (!control || control.matches('select') !== isChange) return
    if (control.matches('a') && (hasFailed() || opensNewWindow(event))) return
    event.preventDefault()
    if (hasFailed()) return location.reload()
    if (isChange) changed.add(control)
    else {
      clicked?.removeAttribute('aria-busy')
      clicked = control
    }
    control.setAttribute('aria-busy', 'true')
    announce(true)
    start()
  }
  const release = () => {
    for (const control of [...changed, ...(clicked ? [clicked] : [])]) control.removeAttribute('aria-busy')
    announce(false)
  }
  for (const type of ['click', 'change']) document.addEventListener(type, hold, true)
  document.addEventListener(HYDRATED_EVENT, () => {
    release()
    for (const control of changed) control.dispatchEvent(new Event('change', { bubbles: true }))
    if (clicked instanceof HTMLElement) clicked.click()
  })
  return release
}

/** Tells screen readers that the control works; the style sheet shows it. */
function announce(isHeld: boolean): void {
  const status = document.getElementById(HOLD_STATUS_ID)
  if (status) status.textContent = isHeld ? (status.dataset.text ?? '') : ''
}

function opensNewWindow(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
}
