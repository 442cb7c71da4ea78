import type { PDFDocumentProxy } from 'pdfjs-dist'
import { combineProgress, type Progress } from './count-bytes.ts'
import { fetchRange } from './fetch-range.ts'
import { loadEngine } from './load-engine.ts'

/** A page of text has one or two parts, and repeating a lost part costs little on a slow line. */
const PART_BYTES = 65_536

/** Folder of the files that pdf.js fetches when a document needs them; inserted by the build. */
declare const PDF_RESOURCES: string

interface Listeners {
  /** A part cannot be fetched; the current drawing then never ends. */
  onFailure: (error: unknown) => void
  /** Progress of the PDF engine and of the document's first part together. */
  onProgress: (progress: Progress) => void
  /** Progress of the parts that are being fetched for shown pages. */
  onPart?: (progress: Progress) => void
}

/**
 * Opens a PDF and fetches only the parts that the shown pages need.
 * @throws {FetchFailure} when its first part cannot be fetched
 */
export async function openPdf(
  url: string,
  signal: AbortSignal,
  { onFailure, onProgress, onPart }: Listeners,
): Promise<PDFDocumentProxy> {
  const part = combineProgress(3, onProgress)
  const [pdfjs, firstPart] = await Promise.all([
    loadEngine(signal, part(0), part(1)),
    fetchRange(url, 0, PART_BYTES - 1, signal, part(2)),
  ])

  const running = new Map<number, Progress>()
  const report = (begin: number, progress: Progress | undefined) => {
    if (progress) running.set(begin, progress)
    else running.delete(begin)
    const parts = [...running.values()]
    const sum = (count: (part: Progress) => number) => parts.reduce((total, part) => total + count(part), 0)
    if (parts.length > 0) onPart?.({ done: sum(({ done }) => done), total: sum(({ total }) => total) })
  }

  class Parts extends pdfjs.PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number) {
      report(begin, { done: 0, total: end - begin })
      fetchRange(url, begin, end - 1, signal, (done, total) => report(begin, { done, total })).then(
        ({ bytes }) => {
          report(begin, undefined)
          this.onDataRange(begin, bytes)
        },
        (error: unknown) => signal.aborted || onFailure(error),
      )
    }
  }

  const task = pdfjs.getDocument({
    range: new Parts(firstPart.total, firstPart.bytes),
    rangeChunkSize: PART_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    wasmUrl: `${PDF_RESOURCES}wasm/`,
    cMapUrl: `${PDF_RESOURCES}cmaps/`,
    standardFontDataUrl: `${PDF_RESOURCES}standard_fonts/`,
    iccUrl: `${PDF_RESOURCES}iccs/`,
  })
  signal.addEventListener('abort', () => void task.destroy())
  return task.promise
}
