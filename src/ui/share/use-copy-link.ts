import { useEffect, useState } from 'react'

const COPIED_MS = 3000

/** Copies an address. `refused`: the browser does not let pages copy. */
export function useCopyLink(url: string): [state: 'ready' | 'copied' | 'refused', copy: () => void] {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('ready'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () => {
    const writing = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  return [state, copy]
}
