import type { PDFDocumentProxy } from 'pdfjs-dist'
import { fetchRange } from './fetch-range.ts'

/** Bytes of one part: a page of text is one or two, and a part that breaks off on a slow line costs little. */
const PART_BYTES = 65_536

/**
 * Opens a PDF of which only those parts are fetched that the pages looked at are made of.
 * @param onFailure called when a part can't be fetched any more; what is drawn then never ends
 * @throws {FetchFailure} when its beginning can't be fetched
 */
export async function openPdf(
  url: string,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<PDFDocumentProxy> {
  const [pdfjs, { default: workerUrl }, beginning] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.min.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
    fetchRange(url, 0, PART_BYTES - 1, signal),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

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
