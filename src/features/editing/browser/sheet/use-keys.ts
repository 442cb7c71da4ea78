import { isInDialog, isInField, usePlainKeys } from '#ui/page/use-plain-keys.ts'
import { closeSheet, selection } from './selection.ts'

/** F6 moves between these, as between the panes of other programs. */
const PANES = ['#main', '.edit-sheet', '.edit-bar']

/** `E` switches edit mode outside of fields while no form is open, F6 moves on, Escape closes the sheet from anywhere. */
export function useKeys({ toggle, isOn }: { toggle: () => void; isOn: boolean }): void {
  usePlainKeys((event) => {
    const { target, key } = event
    const isFormOpen = selection.get().target !== undefined
    if (key.toLowerCase() === 'e' && !isInField(target) && !isInDialog(target) && !isFormOpen) {
      event.preventDefault()
      toggle()
    }
    if (key === 'F6' && isOn) {
      event.preventDefault()
      nextPane(target)
    }
    if (key === 'Escape' && isOn && !isInDialog(target) && isFormOpen) closeSheet()
  })
}

function nextPane(from: EventTarget | null): void {
  const panes = PANES.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  const index = panes.findIndex((pane) => from instanceof Node && pane.contains(from))
  const pane = panes[(index + 1) % panes.length]
  if (pane === undefined) return
  const control = pane.id === 'main' ? pane : pane.querySelector<HTMLElement>('input, textarea, select, a, button')
  control?.focus()
}
