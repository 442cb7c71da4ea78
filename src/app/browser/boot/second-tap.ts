/** What can close under a finger. */
const OVERLAYS = 'dialog, details, .cookie-banner, .download-tray, .floating-notice'
/** A double tap, and the time that people need to see that something has closed. */
const LIMIT_MS = 500
/** A finger does not hit the same pixel twice. Who moves a mouse between two clicks means the second one. */
const NEAR_PX = { finger: 24, mouse: 4 }

interface Tap {
  control: Element
  overlay: Element
  x: number
  y: number
  /** When the control went away. */
  goneAt: number | undefined
}

/**
 * Ignores the second tap of a double tap when the first one closed a dialog, a menu or a banner: it would press a control below.
 * `mousedown` too, because it opens lists and moves the focus.
 */
export function ignoreSecondTaps(): void {
  let last: Tap | undefined
  let nearPx = NEAR_PX.mouse
  const watcher = new IntersectionObserver((entries) => {
    if (last && entries.some(({ target, isIntersecting }) => target === last?.control && !isIntersecting))
      last.goneAt ??= performance.now()
  })
  const onTap = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event
    // A key that presses a control has no place.
    const isKey = event.type === 'click' && event.detail === 0
    if (!(target instanceof Element) || !event.isTrusted || isKey) return
    if (last && isNear(last, x, y, nearPx) && isUnderGoneControl(last, target)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    if (event.type !== 'click') return
    watcher.disconnect()
    const control = target.closest('a, button, summary, label, dialog') ?? target
    const overlay = target.closest(OVERLAYS)
    last = overlay ? { control, overlay, x, y, goneAt: undefined } : undefined
    if (last) watcher.observe(control)
  }
  const onPointer = ({ pointerType }: PointerEvent) => {
    nearPx = pointerType === 'mouse' ? NEAR_PX.mouse : NEAR_PX.finger
  }
  addEventListener('pointerdown', onPointer, true)
  // At the window, before the document holds the click.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, onTap, true)
}

function isNear(last: Tap, x: number, y: number, nearPx: number): boolean {
  return Math.hypot(x - last.x, y - last.y) <= nearPx
}

/** The next step of the same dialog is not beneath it. */
function isUnderGoneControl(last: Tap, target: Element): boolean {
  if (last.overlay.contains(target) || isShown(last.control)) return false
  last.goneAt ??= performance.now()
  return performance.now() - last.goneAt < LIMIT_MS
}

/** Browsers before 2023 cannot tell for the content of a closed menu. */
function isShown(element: Element): boolean {
  return element.isConnected && (!('checkVisibility' in element) || element.checkVisibility())
}
