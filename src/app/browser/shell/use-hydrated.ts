import { useEffect } from 'react'
import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '../boot/page-script.ts'

/** Tells the boot script that hydration is complete; it then repeats the clicks that it held. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '')
    repeatInput()
    document.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
}

/** Fires `input` events for text that was typed before hydration. */
function repeatInput(): void {
  const valueProperty = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:is([type=search], [type=text], :not([type]))',
  )) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    // React fires no event for a value that it has seen. Setting it through the prototype's property hides it from React.
    field.value = defaultValue
    valueProperty?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
