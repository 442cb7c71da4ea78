import { useEffect } from 'react'

/** Tells the page's boot script that presses are heard now: one that was waiting is done again. */
export function useAlive(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    document.dispatchEvent(new Event('alive'))
  }, [])
}
