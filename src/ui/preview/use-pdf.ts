import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import type { Progress } from './count-bytes.ts'
import { FetchFailure } from './fetch-range.ts'
import { openPdf } from './open-pdf.ts'

export type Opened =
  /** `progress` is known when the first answers have come. */
  | { state: 'opening'; progress?: Progress }
  | { state: 'open'; pdf: PDFDocumentProxy }
  /** The network went away: it is worth trying again. */
  | { state: 'cut-off' }
  /** The document is gone or is no PDF. */
  | { state: 'broken' }

/** Opens a document for as long as it is shown; `retry` opens it anew after the network broke. */
export function usePdf(url: string | null): [Opened, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (url === null) return
    const closing = new AbortController()
    const fail = (error: unknown) => {
      if (!closing.signal.aborted) setOpened({ state: isCutOff(error) ? 'cut-off' : 'broken' })
    }
    const onProgress = (progress: Progress) => {
      if (!closing.signal.aborted) setOpened((now) => (now.state === 'opening' ? { state: 'opening', progress } : now))
    }
    openPdf(url, closing.signal, { onFailure: fail, onProgress }).then((pdf) => setOpened({ state: 'open', pdf }), fail)
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
