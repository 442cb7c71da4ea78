import { FAILED_EVENT, HELD_EVENT, HOLD_STATUS_ID, HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from './page-script.ts'

/** Controls that have no effect without a script: choices, and buttons outside the forms that a browser sends by itself. */
const NEEDS_SCRIPT = 'button:not([action] *, [method=dialog] *), select, label:has(> [type=radio])'
/**
 * Links that the page script handles better: files open in the preview, downloads resume, videos play in the page, and the contact
 * opens in a dialog.
 */
const WANTS_SCRIPT = 'a[href^="/files/"]:not([target]), a[download], .video-stage, a[href$="#contact"]'

/** After this time the rest of the document no longer comes. Browsers do not tell that its connection was lost. */
const DOCUMENT_LIMIT_MS = 10_000

/**
 * Holds a press on a control while the document is on its way, and repeats it when the boot script has run. Presses that only the
 * page script can handle are held again until hydration: every choice in a `<select>`, and the last of several clicks. When document
 * or script cannot be fetched, a button reloads the page, and the browser follows a link. Runs in the head.
 * @param isSaving the reader saves data: the browser handles everything that it can
 */
export function holdClicks(isSaving: boolean): void {
  const heldControls = isSaving ? NEEDS_SCRIPT : `${NEEDS_SCRIPT},${WANTS_SCRIPT}`
  const held = new Set<HTMLElement>()
  let hasFailed = false
  const isLoading = () => document.readyState === 'loading'

  const hold = (event: Event) => {
    // The boot script has handled it, or the page script will.
    if (event.defaultPrevented || document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE)) return
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(heldControls)
    if (!control || isChoice(control) !== (event.type === 'change')) return
    if (control.matches('a') && (hasFailed || opensNewWindow(event))) return
    event.preventDefault()
    if (hasFailed) return location.reload()
    if (isLoading()) setTimeout(() => isLoading() && fail(), DOCUMENT_LIMIT_MS)
    else if (!isChoice(control)) release([...held].filter((other) => !isChoice(other)))
    held.add(control)
    control.setAttribute('aria-busy', 'true')
    announce(true)
    document.dispatchEvent(new Event(HELD_EVENT))
  }
  const release = (controls = [...held]) => {
    for (const control of controls) {
      held.delete(control)
      control.removeAttribute('aria-busy')
    }
    announce(false)
    return controls
  }
  const repeat = () => {
    for (const control of release())
      if (isChoice(control)) control.dispatchEvent(new Event('change', { bubbles: true }))
      else control.click()
  }
  const fail = () => {
    hasFailed = true
    release()
  }
  for (const type of ['click', 'change']) document.addEventListener(type, hold, true)
  for (const type of ['DOMContentLoaded', HYDRATED_EVENT]) document.addEventListener(type, repeat)
  document.addEventListener(FAILED_EVENT, fail)
}

function isChoice(control: Element): boolean {
  return control.matches('select')
}

/** Tells screen readers that the control works; the style sheet shows it. */
function announce(isHeld: boolean): void {
  const status = document.getElementById(HOLD_STATUS_ID)
  if (status) status.textContent = isHeld ? (status.dataset.text ?? '') : ''
}

function opensNewWindow(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
}
