import { type RefObject, useEffect, useRef } from 'react'

/** A browser that hides the page also leaves full screen, in either order. */
const HIDDEN_WITHIN_MS = 300

/**
 * Full screen of an element; undefined where the browser has none for pages.
 * @param onLeft the reader has left it with a key or gesture of the browser
 */
export function useFullScreen(element: RefObject<HTMLElement | null>, onLeft: () => void): (() => void) | undefined {
  const isOwnExit = useRef(false)
  const left = useRef(onLeft)
  left.current = onLeft
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.fullscreenElement === null && !isOwnExit.current)
        timer = setTimeout(() => document.visibilityState === 'visible' && left.current(), HIDDEN_WITHIN_MS)
      isOwnExit.current = false
    }
    document.addEventListener('fullscreenchange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  if (typeof document.exitFullscreen !== 'function' || !document.fullscreenEnabled) return undefined
  return () => {
    isOwnExit.current = document.fullscreenElement !== null
    const change = isOwnExit.current ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => undefined)
  }
}
