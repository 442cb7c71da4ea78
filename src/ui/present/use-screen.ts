import { type RefObject, useEffect, useRef, useState } from 'react'

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

/** Keeps the screen on. The browser ends it when the page is hidden, so it is asked again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void granted?.release()
      else lock = granted ?? lock
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}

const REST_MS = 3000
const MOVES = ['pointermove', 'pointerdown', 'keydown'] as const

/** Whether nobody has moved or pressed anything for 3 seconds. */
export function useRest(): boolean {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const move = () => {
      clearTimeout(timer)
      setResting(false)
      timer = setTimeout(() => setResting(true), REST_MS)
    }
    move()
    for (const each of MOVES) addEventListener(each, move, true)
    return () => {
      clearTimeout(timer)
      for (const each of MOVES) removeEventListener(each, move, true)
    }
  }, [])
  return isResting
}
