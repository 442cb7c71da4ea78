import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { FirstPage } from '#core/file-fields.ts'
import { drawPage } from './draw-page.ts'
import { fitScale, type Size } from './fit-scale.ts'
import { text } from './messages.ts'

/** A page is drawn again when its size has not changed for this long; until then it is stretched. */
const DEBOUNCE_MS = 150
/** Assumed until the picture or the page is known. */
const A4: Size = { width: 210, height: 297 }

interface PdfPageProps {
  /** Undefined while it is being opened. */
  pdf: PDFDocumentProxy | undefined
  /** From 1. */
  number: number
  /** 1 fits the page to the stage. */
  zoom: number
  stage: Size
  title: string
  picture: FirstPage | null
  onPictureError: () => void
  onDrawn: (drawn: boolean) => void
}

/** One page. The first one is drawn over its picture. Its text is the canvas's content for screen readers. */
export function PdfPage({ pdf, number, zoom, stage, title, picture, onPictureError, onDrawn }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const [pictureSize, setPictureSize] = useState(sizeOf(picture))
  const [pageText, setPageText] = useState('')
  const [drawnNumber, setDrawnNumber] = useState(0)
  const [unreadable, setUnreadable] = useState(0)
  const natural = page?.getViewport({ scale: 1 }) ?? pictureSize ?? A4
  const width = natural.width * fitScale(natural, stage) * zoom
  const drawnWidth = useDebounced(width, DEBOUNCE_MS)

  useEffect(() => {
    let isCancelled = false
    pdf?.getPage(number).then(
      (loaded) => isCancelled || setPage(loaded),
      () => isCancelled || setUnreadable(number),
    )
    return () => {
      isCancelled = true
    }
  }, [pdf, number])

  useEffect(() => {
    if (page === undefined || page.pageNumber !== number) return
    const drawing = new AbortController()
    const { signal } = drawing
    void drawPage(page, drawnWidth, canvas.current, signal)
      .then(async () => {
        signal.throwIfAborted()
        setDrawnNumber(number)
        setUnreadable(0)
        onDrawn(true)
        const content = await page.getTextContent()
        signal.throwIfAborted()
        setPageText(content.items.map((item) => ('str' in item ? item.str : '')).join(' '))
      })
      .catch(() => {
        if (signal.aborted) return
        setUnreadable(number)
        onDrawn(true)
      })
    return () => drawing.abort()
  }, [page, number, drawnWidth, onDrawn])

  const isDrawn = drawnNumber === number
  const hasPicture = picture !== null && number === 1 && !isDrawn
  return (
    <div className="preview-page" style={{ width, aspectRatio: `${natural.width} / ${natural.height}` }}>
      {hasPicture && (
        <img
          className="preview-picture"
          src={picture.url}
          alt={text.firstPageOf(title)}
          fetchPriority="high"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPictureSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onPictureError}
        />
      )}
      {unreadable === number && !isDrawn && !hasPicture && <p className="preview-message">{text.unreadable}</p>}
      <canvas ref={canvas} className="pdf-page" data-drawn={isDrawn ? number : undefined}>
        {pageText}
      </canvas>
    </div>
  )
}

function sizeOf(picture: FirstPage | null): Size | undefined {
  return picture?.width && picture.height ? { width: picture.width, height: picture.height } : undefined
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
