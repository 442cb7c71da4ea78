import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A menu made of `<details>`: it opens without a script; with one it closes when the reader has chosen, presses
 * Escape, or presses beside it.
 */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const close = useCallback(() => ref.current?.removeAttribute('open'), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving to another page closes the menu
  useEffect(close, [key])
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
