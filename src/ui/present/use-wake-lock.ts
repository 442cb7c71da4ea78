import { useEffect } from 'react'

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
