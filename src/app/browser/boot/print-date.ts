import { formatLocalDate } from '#core/format.ts'

/**
 * Writes the date into the footer of a printed page. The server cannot do it, because it sends cached pages, and the page
 * script may not have loaded.
 */
export function writePrintDate(): void {
  addEventListener('beforeprint', () => {
    const date = document.querySelector('.print-date')
    if (date) date.textContent = ` · ${formatLocalDate(new Date())}`
  })
}
