import { text } from './messages.ts'

/**
 * Prints a PDF, not the page around it, in a hidden frame. Where the browser can't print a frame, the PDF opens in a new tab.
 * @param url address on this site
 * @param onTab the reader has to print in the new tab
 */
export function printDocument(url: string, onTab: () => void): void {
  const openTab = () => {
    window.open(url, '_blank', 'noopener')
    onTab()
  }
  if (!printsFrames()) {
    openTab()
    return
  }
  const frame = document.createElement('iframe')
  frame.className = 'print-frame'
  frame.title = text.printFrame
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus()
      frame.contentWindow?.print()
    } catch {
      openTab()
    }
  })
  document.querySelector('.print-frame')?.remove()
  frame.src = url
  document.body.append(frame)
}

/** Browsers on Android print nothing for a PDF in a frame. Older browsers do not know the property, and print. */
function printsFrames(): boolean {
  return navigator.pdfViewerEnabled !== false && !/Android/.test(navigator.userAgent)
}
