import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from './page-script.ts'

/** Has no effect without the page script. */
const NEEDS = '[data-needs-script]'
/** Is better with the page script. Without it the browser does something simpler, e.g. follows the link. */
const WANTS = '[data-wants-script]'

interface PageScriptState {
  /** Starts to fetch the page script; later calls have no effect. */
  start: () => void
  hasFailed: () => boolean
  /** The reader saves data: the browser handles everything that it can. */
  isSaving: boolean
}

/**
 * Holds a click on a control before hydration and repeats it afterwards. Only the last of several clicks is repeated, but
 * every choice in a `<select>`. When the script cannot be fetched, a control that needs it reloads the page, and the browser
 * handles one that wants it.
 * @returns releases all controls, for when the script cannot be fetched
 */
export function holdClicks({ start, hasFailed, isSaving }: PageScriptState): () => void {
  const heldControls = isSaving ? NEEDS : `${NEEDS},${WANTS}`
  let clicked: Element | undefined
  const changed = new Set<Element>()

  const hold = (event: Event) => {
    if (document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE) || !(event.target instanceof Element)) return
    const control = event.target.closest(heldControls)
    const isChange = event.type === 'change'
    if (!control || control.matches('select') !== isChange) return
    if (control.matches(WANTS) && (hasFailed() || opensNewWindow(event))) return
    event.preventDefault()
    if (hasFailed()) return location.reload()
    if (isChange) changed.add(control)
    else {
      clicked?.removeAttribute('aria-busy')
      clicked = control
    }
    control.setAttribute('aria-busy', 'true')
    start()
  }
  const release = () => {
    for (const control of [...changed, ...(clicked ? [clicked] : [])]) control.removeAttribute('aria-busy')
  }
  for (const type of ['click', 'change']) document.addEventListener(type, hold, true)
  document.addEventListener(HYDRATED_EVENT, () => {
    release()
    for (const control of changed) control.dispatchEvent(new Event('change', { bubbles: true }))
    if (clicked instanceof HTMLElement) clicked.click()
  })
  return release
}

function opensNewWindow(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
}
