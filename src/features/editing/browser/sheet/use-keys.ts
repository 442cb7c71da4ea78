import { useEffect, useEffectEvent } from 'react'
import { closeSheet, selection } from './selection.ts'

const FIELD = 'input, textarea, select, [contenteditable]'
/** F6 moves between these, as between the panes of other programs. */
const PANES = ['#main', '.edit-sheet', '.edit-bar']

/** `E` switches edit mode outside of fields while no form is open, F6 moves on, Escape closes the sheet from anywhere. */
export function useKeys({ toggle, isOn }: { toggle: () => void; isOn: boolean }): void {
  usePlainKeys((event) => {
    const { target, key } = event
    const isInField = target instanceof Element && target.closest(FIELD) !== null
    const isInDialog = target instanceof Element && target.closest('dialog:modal') !== null
    const isFormOpen = selection.get().target !== undefined
    if (key.toLowerCase() === 'e' && !isInField && !isInDialog && !isFormOpen) {
      event.preventDefault()
      toggle()
    }
    if (key === 'F6' && isOn) {
      event.preventDefault()
      nextPane(target)
    }
    if (key === 'Escape' && isOn && !isInDialog && isFormOpen) closeSheet()
  })
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

function nextPane(from: EventTarget | null): void {
  const panes = PANES.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  const index = panes.findIndex((pane) => from instanceof Node && pane.contains(from))
  const pane = panes[(index + 1) % panes.length]
  if (pane === undefined) return
  const control = pane.id === 'main' ? pane : pane.querySelector<HTMLElement>('input, textarea, select, a, button')
  control?.focus()
}
