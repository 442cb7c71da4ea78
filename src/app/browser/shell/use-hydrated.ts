import { useEffect } from 'react'
import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '../boot/page-script.ts'

/** Tells the boot script that the page answers presses now: the boot script repeats the one that it kept. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '')
    repeatTyping()
    document.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
}

/** What a reader typed before the page was alive is told to the fields that listen, as if it was typed now. */
function repeatTyping(): void {
  const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:is([type=search], [type=text], :not([type]))',
  )) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    // React tells nobody of a value that it has seen: it sees this one through the field's own property only.
    field.value = defaultValue
    ownValue?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
