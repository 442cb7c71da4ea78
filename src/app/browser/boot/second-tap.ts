/** What can close under a finger. */
const OVERLAYS = 'dialog, details, .cookie-banner, .download-tray, .floating-notice'
/** A double tap, and the time that people need to see that something has closed. */
const LIMIT_MS = 500
/** A finger does not hit the same pixel twice. */
const NEAR_PX = 24

interface Tap {
  control: Element
  x: number
  y: number
  /** When the control went away. */
  goneAt: number | undefined
}

/**
 * Ignores the second tap of a double tap when the first one closed a dialog, a menu or a banner: it would fall on what is beneath.
 * `mousedown` too, because it opens lists and moves the focus.
 */
export function ignoreSecondTaps(): void {
  let last: Tap | undefined
  const watcher = new IntersectionObserver((entries) => {
    if (last && entries.some(({ target, isIntersecting }) => target === last?.control && !isIntersecting))
      last.goneAt ??= performance.now()
  })
  const onTap = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event
    if (!(target instanceof Element) || !event.isTrusted) return
    if (last && isUnderGoneControl(last, target, x, y)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    if (event.type !== 'click') return
    watcher.disconnect()
    const control = target.closest('a, button, summary, label, dialog') ?? target
    last = target.closest(OVERLAYS) ? { control, x, y, goneAt: undefined } : undefined
    if (last) watcher.observe(control)
  }
  for (const type of ['mousedown', 'click'] as const) document.addEventListener(type, onTap, true)
}

function isUnderGoneControl(last: Tap, target: Element, x: number, y: number): boolean {
  if (last.control.contains(target) || Math.hypot(x - last.x, y - last.y) > NEAR_PX) return false
  if (isShown(last.control)) return false
  last.goneAt ??= performance.now()
  return performance.now() - last.goneAt < LIMIT_MS
}

/** Browsers before 2023 cannot tell for the content of a closed menu. */
function isShown(element: Element): boolean {
  return element.isConnected && (!('checkVisibility' in element) || element.checkVisibility())
}
