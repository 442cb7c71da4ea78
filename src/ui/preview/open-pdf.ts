import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type Progress, summed } from './count-bytes.ts'
import { fetchRange } from './fetch-range.ts'
import { loadEngine } from './load-engine.ts'

/** Bytes of one part: a page of text is one or two, and a part that breaks off on a slow line costs little. */
const PART_BYTES = 65_536

interface Listeners {
  /** A part can't be fetched any more; what is drawn then never ends. */
  onFailure: (error: unknown) => void
  /** How much has come of the PDF engine and of the document's beginning. */
  onProgress: (progress: Progress) => void
}

/**
 * Opens a PDF of which only those parts are fetched that the pages looked at are made of.
 * @throws {FetchFailure} when its beginning can't be fetched
 */
export async function openPdf(
  url: string,
  signal: AbortSignal,
  { onFailure, onProgress }: Listeners,
): Promise<PDFDocumentProxy> {
  const part = summed(3, onProgress)
  const [pdfjs, beginning] = await Promise.all([
    loadEngine(signal, part(0), part(1)),
    fetchRange(url, 0, PART_BYTES - 1, signal, part(2)),
  ])

  class Parts extends pdfjs.PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number) {
      fetchRange(url, begin, end - 1, signal).then(
        ({ bytes }) => this.onDataRange(begin, bytes),
        (error: unknown) => signal.aborted || onFailure(error),
      )
    }
  }

  const task = pdfjs.getDocument({
    range: new Parts(beginning.total, beginning.bytes),
    rangeChunkSize: PART_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    useWasm: false,
  })
  signal.addEventListener('abort', () => void task.destroy())
  return task.promise
}
