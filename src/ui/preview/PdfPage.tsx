import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { FirstPage } from '#core/file-fields.ts'
import { fitScale, type Size } from './fit-scale.ts'
import { text } from './messages.ts'

/** Limits for the memory of cheap phones: canvas pixels per CSS pixel, and in total. */
const MAX_PIXEL_RATIO = 2
const MAX_PIXELS = 6_000_000
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
  const natural = page?.getViewport({ scale: 1 }) ?? pictureSize ?? A4
  const width = natural.width * fitScale(natural, stage) * zoom
  const drawnWidth = useDebounced(width, DEBOUNCE_MS)

  useEffect(() => {
    let isCancelled = false
    pdf?.getPage(number).then(
      (loaded) => isCancelled || setPage(loaded),
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [pdf, number])

  useEffect(() => {
    if (page === undefined || page.pageNumber !== number) return
    const drawing = new AbortController()
    const { signal } = drawing
    void draw(page, drawnWidth, canvas.current, signal)
      .then(async () => {
        signal.throwIfAborted()
        setDrawnNumber(number)
        onDrawn(true)
        const content = await page.getTextContent()
        signal.throwIfAborted()
        setPageText(content.items.map((item) => ('str' in item ? item.str : '')).join(' '))
      })
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    return () => drawing.abort()
  }, [page, number, drawnWidth, onDrawn])

  const isDrawn = drawnNumber === number
  return (
    <div className="preview-page" style={{ width, aspectRatio: `${natural.width} / ${natural.height}` }}>
      {picture && number === 1 && !isDrawn && (
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
      <canvas ref={canvas} className="pdf-page" data-drawn={isDrawn ? number : undefined}>
        {pageText}
      </canvas>
    </div>
  )
}

function sizeOf(picture: FirstPage | null): Size | undefined {
  return picture?.width && picture.height ? { width: picture.width, height: picture.height } : undefined
}

/** Draws to an off-screen canvas first, so that the current page stays until the new one is complete. */
async function draw(page: PDFPageProxy, width: number, target: HTMLCanvasElement | null, signal: AbortSignal) {
  if (target === null) return
  const natural = page.getViewport({ scale: 1 })
  const height = (width / natural.width) * natural.height
  const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO, Math.sqrt(MAX_PIXELS / (width * height)))
  const viewport = page.getViewport({ scale: (width / natural.width) * ratio })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
  signal.throwIfAborted()
  target.width = canvas.width
  target.height = canvas.height
  target.getContext('2d')?.drawImage(canvas, 0, 0)
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
