import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { endOfContent, type Source } from './source.ts'

/** pdf.js reads these bytes at once. */
const RANGE_BYTES = 64 * 1024
/** Most that is read of one document: pdf.js keeps it in memory. */
const MAX_READ_BYTES = 96 * 1024 ** 2

/** Reads ranges of a source, so that a large PDF is not in memory as a whole. */
class SourceTransport extends PDFDataRangeTransport {
  readonly #source: Source
  readonly #tooMuch = Promise.withResolvers<never>()
  #readBytes = 0

  constructor(source: Source) {
    // pdf.js searches spaces at the end in quadratic time.
    super(endOfContent(source), null)
    this.#source = source
    this.#tooMuch.promise.catch(() => undefined)
  }

  /** Whether most of what may be read has been read. */
  get isUsedUp(): boolean {
    return this.#readBytes > MAX_READ_BYTES / 2
  }

  /** Rejects when more is requested than may be read: a PDF without a usable index is read as a whole. */
  get tooMuch(): Promise<never> {
    return this.#tooMuch.promise
  }

  override requestDataRange(start: number, end: number): void {
    this.#readBytes += end - start
    if (this.#readBytes > MAX_READ_BYTES) this.#tooMuch.reject(new RangeError('too much of the PDF is needed'))
    // A copy, because pdf.js transfers the bytes.
    else this.onDataRange(start, new Uint8Array(this.#source.read(start, end)))
  }
}

export interface OpenPdf {
  pdf: PDFDocumentProxy
  /** Whether so much of the file has been read that reading should stop. */
  isUsedUp(): boolean
}

/** Opens a PDF for `use`. @throws when it is damaged or needs a password */
export async function withPdf<T>(source: Source, use: (open: OpenPdf) => Promise<T>): Promise<T> {
  const range = new SourceTransport(source)
  const task = getDocument({
    range,
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
  })
  try {
    const work = task.promise.then((pdf) => use({ pdf, isUsedUp: () => range.isUsedUp }))
    return await Promise.race([work, range.tooMuch])
  } finally {
    await task.destroy()
  }
}
