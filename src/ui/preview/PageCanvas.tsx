import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { drawPage } from './draw-page.ts'
import type { Size } from './fit-scale.ts'

/** A page is drawn again when its size has not changed for this long; until then it is stretched. */
const DEBOUNCE_MS = 150

interface PageCanvasProps {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  /** CSS pixels. */
  width: number
  isDrawn: boolean
  onSize: (size: Size) => void
  onDrawn: () => void
  onUnreadable: () => void
}

/** The drawing of a page; its text is the content for screen readers. Frees the memory of the page when it goes out of sight. */
export function PageCanvas({ pdf, number, width, isDrawn, onSize, onDrawn, onUnreadable }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const [pageText, setPageText] = useState('')
  const drawnWidth = useDebounced(width, DEBOUNCE_MS)
  const listeners = useRef({ onSize, onDrawn, onUnreadable })
  listeners.current = { onSize, onDrawn, onUnreadable }

  useEffect(() => {
    let isCancelled = false
    let loaded: PDFPageProxy | undefined
    pdf.getPage(number).then(
      (result) => {
        if (isCancelled) return
        loaded = result
        setPage(loaded)
        listeners.current.onSize(loaded.getViewport({ scale: 1 }))
      },
      () => isCancelled || listeners.current.onUnreadable(),
    )
    return () => {
      isCancelled = true
      loaded?.cleanup()
    }
  }, [pdf, number])

  useEffect(() => {
    if (page === undefined) return
    const drawing = new AbortController()
    const { signal } = drawing
    void drawPage(page, drawnWidth, canvas.current, signal)
      .then(async () => {
        signal.throwIfAborted()
        listeners.current.onDrawn()
        const content = await page.getTextContent()
        signal.throwIfAborted()
        setPageText(content.items.map((item) => ('str' in item ? item.str : '')).join(' '))
      })
      .catch(() => signal.aborted || listeners.current.onUnreadable())
    return () => drawing.abort()
  }, [page, drawnWidth])

  return (
    <canvas ref={canvas} className="pdf-page" data-drawn={isDrawn ? number : undefined}>
      {pageText}
    </canvas>
  )
}

/** The latest value that did not change for `afterMs`. */
function useDebounced<T>(value: T, afterMs: number): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return debounced
}
