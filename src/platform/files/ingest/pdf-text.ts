import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Text of a PDF page by page, until `maxLength` UTF-16 units are read, and its number of pages.
 * @throws when it is broken
 */
export async function readPdf(bytes: Uint8Array, maxLength: number): Promise<{ text: string; pages: number | null }> {
  const task = getDocument({
    // A copy, because pdf.js transfers the bytes to another thread.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
  })
  try {
    const pdf = await task.promise
    let text = ''
    for (let number = 1; number <= pdf.numPages && text.length < maxLength; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
      text += '\n'
      page.cleanup()
    }
    return { text, pages: pdf.numPages }
  } finally {
    await task.destroy()
  }
}
