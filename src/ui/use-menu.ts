import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A menu made of `<details>`: it opens without a script; with one it closes when the reader has chosen, presses
 * Escape, or presses beside it. One that is open when the script starts stays open.
 */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const page = useRef(key)
  const close = useCallback(() => ref.current?.removeAttribute('open'), [])
  useEffect(() => {
    if (page.current !== key) close()
    page.current = key
  }, [key, close])
  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    addEventListener('pointerdown', closeBeside)
    return () => removeEventListener('pointerdown', closeBeside)
  }, [close])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    ref.current?.querySelector('summary')?.focus()
  }
  return { menuProps: { ref, onKeyDown }, close }
}
