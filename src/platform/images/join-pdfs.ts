import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfResult } from './image-task.ts'

/** The pages of each PDF; 0 when it cannot be read. */
export async function countPages(pdfs: readonly Uint8Array[]): Promise<PdfResult> {
  const pages: number[] = []
  for (const pdf of pdfs) pages.push(await withPdf(pdf, async ({ numPages }) => numPages).catch(() => 0))
  return { is: 'pdf', bytes: new Uint8Array(), pages }
}

/** One PDF with the pages of all. @throws when one of them is broken or encrypted */
export async function joinPdfs([first = new Uint8Array(), ...others]: readonly Uint8Array[]): Promise<PdfResult> {
  const parts = [{ document: null }, ...others.map((document) => ({ document: new Uint8Array(document) }))]
  const bytes = await withPdf(first, (pdf) => pdf.extractPages(parts))
  return { is: 'pdf', bytes, pages: [] }
}

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>

async function withPdf<T>(bytes: Uint8Array, read: (pdf: Pdf) => Promise<T>): Promise<T> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}
