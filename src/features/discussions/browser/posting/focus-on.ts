/** Takes the focus because what had it is gone: screen readers read on from here. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
