import engineUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type OnPart, readCounting } from './count-bytes.ts'

type Engine = typeof import('pdfjs-dist')

/** Uncompressed sizes of the two files in bytes; inserted by the build (`vite.config.ts`). */
declare const PDF_ENGINE_SIZES: { engine: number; worker: number }

/** What a kept document needs besides its page. Browsers get it compressed to about a quarter. */
export const ENGINE = {
  urls: [engineUrl, workerUrl],
  transferBytes: () => Math.round((PDF_ENGINE_SIZES.engine + PDF_ENGINE_SIZES.worker) / 4),
}

/**
 * Loads the PDF engine. Fetches its files first to report progress; the import then finds them in the browser's cache.
 * @throws {TypeError} without a network
 */
export async function loadEngine(signal: AbortSignal, onEngine: OnPart, onWorker: OnPart): Promise<Engine> {
  await Promise.all([
    fetchCounting(engineUrl, PDF_ENGINE_SIZES.engine, signal, onEngine),
    fetchCounting(workerUrl, PDF_ENGINE_SIZES.worker, signal, onWorker),
  ])
  const engine: Engine = await import(/* @vite-ignore */ engineUrl)
  engine.GlobalWorkerOptions.workerSrc = workerUrl
  return engine
}

/** Reports transferred bytes, although the browser counts decompressed ones. */
async function fetchCounting(url: string, sizeBytes: number, signal: AbortSignal, onPart: OnPart): Promise<void> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new TypeError(`status ${response.status}`)
  const transferBytes = Number(response.headers.get('content-length') ?? sizeBytes)
  onPart(0, transferBytes)
  await readCounting(response, (done) => onPart(Math.min(1, done / sizeBytes) * transferBytes, transferBytes))
  onPart(transferBytes, transferBytes)
}
