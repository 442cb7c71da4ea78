import engineUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type OnPart, readCounting } from './count-bytes.ts'

type Engine = typeof import('pdfjs-dist')

/** Sizes of the two files before they are packed, in bytes; put in by the build (`vite.config.ts`). */
declare const PDF_ENGINE_SIZES: { engine: number; worker: number }

/**
 * Loads the PDF engine. Its files are fetched first, because an import can't say how far it is; the import then finds them
 * in the browser's cache.
 * @throws {TypeError} when the network breaks
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

/** Tells bytes as they come over the network: what the browser counts is unpacked already. */
async function fetchCounting(url: string, unpacked: number, signal: AbortSignal, onPart: OnPart): Promise<void> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new TypeError(`status ${response.status}`)
  const packed = Number(response.headers.get('content-length') ?? unpacked)
  onPart(0, packed)
  await readCounting(response, (done) => onPart(Math.min(1, done / unpacked) * packed, packed))
  onPart(packed, packed)
}
