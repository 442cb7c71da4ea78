import { withPdf } from './pdf-document.ts'
import type { Source } from './source.ts'

/**
 * Text of a PDF page by page, until `maxLength` UTF-16 units are read, and its number of pages.
 * @throws when it is broken
 */
export function readPdf(source: Source, maxLength: number): Promise<{ text: string; pages: number | null }> {
  return withPdf(source, async ({ pdf, isUsedUp }) => {
    let text = ''
    for (let number = 1; number <= pdf.numPages && text.length < maxLength && !isUsedUp(); number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
      text += '\n'
      page.cleanup()
    }
    return { text, pages: pdf.numPages }
  })
}
