import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from './page-script.ts'

/** Does nothing without the page's script. */
const NEEDS = '[data-needs-script]'
/** Is better with the page's script; without it the browser does something by itself, e.g. follows the link. */
const WANTS = '[data-wants-script]'

interface PageScriptState {
  /** Begins to fetch the page's script; the second call does nothing. */
  wake: () => void
  hasFailed: () => boolean
  /** The reader saves data: what the browser can do by itself, it does. */
  isSaving: boolean
}

/**
 * Keeps a press on a control that the page cannot answer yet, and repeats it once the page can. Of several presses the
 * last one counts; a choice in a list is never lost. Where the script cannot be fetched, a control that needs it loads
 * the page again, and one that only wants it is left to the browser.
 * @returns frees all controls, for when the script cannot be fetched
 */
export function holdClicks({ wake, hasFailed, isSaving }: PageScriptState): () => void {
  const held = isSaving ? NEEDS : `${NEEDS},${WANTS}`
  let pressed: Element | undefined
  const chosen = new Set<Element>()

  const hold = (event: Event) => {
    if (document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE) || !(event.target instanceof Element)) return
    const control = event.target.closest(held)
    const isChoice = event.type === 'change'
    if (!control || control.matches('select') !== isChoice) return
    if (control.matches(WANTS) && (hasFailed() || hasKey(event))) return
    event.preventDefault()
    if (hasFailed()) return location.reload()
    if (isChoice) chosen.add(control)
    else {
      pressed?.removeAttribute('aria-busy')
      pressed = control
    }
    control.setAttribute('aria-busy', 'true')
    wake()
  }
  const free = () => {
    for (const control of [...chosen, ...(pressed ? [pressed] : [])]) control.removeAttribute('aria-busy')
  }
  for (const type of ['click', 'change']) document.addEventListener(type, hold, true)
  document.addEventListener(HYDRATED_EVENT, () => {
    free()
    for (const control of chosen) control.dispatchEvent(new Event('change', { bubbles: true }))
    if (pressed instanceof HTMLElement) pressed.click()
  })
  return free
}

/** The press opens a new tab or window. */
function hasKey(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
}
