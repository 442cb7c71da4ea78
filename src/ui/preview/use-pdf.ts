import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { FetchFailure } from './fetch-range.ts'
import { openPdf } from './open-pdf.ts'

export type Opened =
  | { state: 'opening' }
  | { state: 'open'; pdf: PDFDocumentProxy }
  /** The network went away: it is worth trying again. */
  | { state: 'cut-off' }
  /** The document is gone or is no PDF. */
  | { state: 'broken' }

/** Opens a document for as long as it is shown; `retry` opens it anew after the network broke. */
export function usePdf(url: string): [Opened, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    const closing = new AbortController()
    const fail = (error: unknown) => {
      if (!closing.signal.aborted) setOpened({ state: isCutOff(error) ? 'cut-off' : 'broken' })
    }
    openPdf(url, closing.signal, fail).then((pdf) => setOpened({ state: 'open', pdf }), fail)
    return () => closing.abort()
  }, [url, attempt])
  const retry = () => {
    setOpened({ state: 'opening' })
    setAttempt(attempt + 1)
  }
  return [opened, retry]
}

/** A chunk of the viewer itself that could not be fetched fails as a TypeError. */
function isCutOff(error: unknown): boolean {
  return (error instanceof FetchFailure && !error.gone) || error instanceof TypeError
}
