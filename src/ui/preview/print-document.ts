import { text } from './messages.ts'

/**
 * Prints a PDF, not the page around it: in a hidden frame, or in a new tab where that fails.
 * @param url address on this site
 */
export function printDocument(url: string): void {
  const frame = document.createElement('iframe')
  frame.className = 'print-frame'
  frame.title = text.printFrame
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus()
      frame.contentWindow?.print()
    } catch {
      window.open(url, '_blank', 'noopener')
    }
  })
  document.querySelector('.print-frame')?.remove()
  frame.src = url
  document.body.append(frame)
}
