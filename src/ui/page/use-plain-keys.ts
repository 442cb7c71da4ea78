import { useEffect, useEffectEvent } from 'react'

const FIELD = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Whether a key goes into a field. */
export function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELD) !== null
}

export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog:modal') !== null
}

/** Gets each key that is pressed anywhere without Ctrl, Alt or Command, and that nothing else has used. */
export function usePlainKeys(onKey: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented) onKey(event)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
