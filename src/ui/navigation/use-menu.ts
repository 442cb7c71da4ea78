import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A menu made of `<details>`. It opens without a script; with one it closes on a choice, on Escape and on a click outside. A
 * menu that was opened before hydration stays open.
 */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const previousKey = useRef(key)
  const close = useCallback(() => ref.current?.removeAttribute('open'), [])
  useEffect(() => {
    if (previousKey.current !== key) close()
    previousKey.current = key
  }, [key, close])
  useEffect(() => {
    const closeOnOutsideClick = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    addEventListener('pointerdown', closeOnOutsideClick)
    return () => removeEventListener('pointerdown', closeOnOutsideClick)
  }, [close])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    ref.current?.querySelector('summary')?.focus()
  }
  return { menuProps: { ref, onKeyDown }, close }
}
