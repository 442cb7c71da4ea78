import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import type { Progress } from './count-bytes.ts'
import { FetchFailure } from './fetch-range.ts'
import { openPdf } from './open-pdf.ts'

export type Opened =
  /** `progress` is undefined before the first responses. */
  | { state: 'opening'; progress?: Progress }
  | { state: 'open'; pdf: PDFDocumentProxy }
  /** No network: the reader can retry. */
  | { state: 'disconnected' }
  /** The document does not exist or is not a PDF. */
  | { state: 'broken' }

/**
 * Opens a document while it is shown; `retry` opens it again after a lost connection.
 * @param onPart progress of what a page needs after that; the same function each time
 */
export function usePdf(url: string | null, onPart?: (progress: Progress) => void): [Opened, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (url === null) return
    const controller = new AbortController()
    const fail = (error: unknown) => {
      if (!controller.signal.aborted) setOpened({ state: isDisconnected(error) ? 'disconnected' : 'broken' })
    }
    const onProgress = (progress: Progress) => {
      if (!controller.signal.aborted)
        setOpened((now) => (now.state === 'opening' ? { state: 'opening', progress } : now))
    }
    openPdf(url, controller.signal, { onFailure: fail, onProgress, ...(onPart && { onPart }) }).then(
      (pdf) => setOpened({ state: 'open', pdf }),
      fail,
    )
    return () => controller.abort()
  }, [url, attempt, onPart])
  const retry = () => {
    setOpened({ state: 'opening' })
    setAttempt(attempt + 1)
  }
  return [opened, retry]
}

/** A failed import of the viewer's code is a TypeError. */
function isDisconnected(error: unknown): boolean {
  return (error instanceof FetchFailure && !error.gone) || error instanceof TypeError
}
