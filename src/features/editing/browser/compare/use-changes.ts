import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const FIELD = 'input, textarea, select, [contenteditable], dialog'

interface Place {
  /** From 0. */
  current: number
  step: (by: 1 | -1) => void
}

/** Goes from change to change, also with J and K outside of fields. */
export function useChanges(list: RefObject<HTMLElement | null>, count: number): Place {
  const [place, setPlace] = useState(0)
  const current = Math.min(place, Math.max(0, count - 1))
  const step = (by: 1 | -1) => {
    const next = Math.min(Math.max(0, current + by), count - 1)
    const change = list.current?.querySelectorAll<HTMLElement>('.version-change')[next]
    if (change === undefined) return
    setPlace(next)
    change.focus({ preventScroll: true })
    change.scrollIntoView({ block: 'center' })
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (target instanceof Element && target.closest(FIELD)) return
    if (key.toLowerCase() === 'j') step(1)
    if (key.toLowerCase() === 'k') step(-1)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return { current, step }
}
