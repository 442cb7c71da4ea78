import { formatLocalDate } from '#core/format.ts'

/**
 * Writes the day into the foot of a page when it is printed: pages are sent to everyone from a cache, and many are
 * printed before their script has come.
 */
export function writePrintDay(): void {
  addEventListener('beforeprint', () => {
    const day = document.querySelector('.print-day')
    if (day) day.textContent = ` · ${formatLocalDate(new Date())}`
  })
}
