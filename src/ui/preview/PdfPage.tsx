import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { FirstPage } from '#core/file-fields.ts'
import { fitScale, type Size } from './fit-scale.ts'
import { text } from './messages.ts'
import { useSettled } from './use-settled.ts'

/** Sharper than this costs memory that a cheap phone does not have: pixels for each of the screen, and in all. */
const MAX_PIXEL_RATIO = 2
const MAX_PIXELS = 6_000_000
/** A page is drawn again when its size has not changed for so long, in ms; until then it is stretched. */
const SETTLED_MS = 150
/** A4, until the picture is there and says its own. */
const A4: Size = { width: 210, height: 297 }

interface PdfPageProps {
  /** Undefined until it is open. */
  pdf: PDFDocumentProxy | undefined
  /** From 1. */
  number: number
  /** 1 fits the page into the stage. */
  zoom: number
  stage: Size
  title: string
  picture: FirstPage | null
  onPictureGone: () => void
  onDrawn: (drawn: boolean) => void
}

/** One page, drawn over its picture where it is the first; its words are the content for screen readers. */
export function PdfPage({ pdf, number, zoom, stage, title, picture, onPictureGone, onDrawn }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const [pictureSize, setPictureSize] = useState(sizeOf(picture))
  const [words, setWords] = useState('')
  const [drawn, setDrawn] = useState(0)
  const natural = page?.getViewport({ scale: 1 }) ?? pictureSize ?? A4
  const width = natural.width * fitScale(natural, stage) * zoom
  const drawnWidth = useSettled(width, SETTLED_MS)

  useEffect(() => {
    let isOver = false
    pdf?.getPage(number).then(
      (got) => isOver || setPage(got),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [pdf, number])

  useEffect(() => {
    if (page === undefined || page.pageNumber !== number) return
    const drawing = new AbortController()
    const { signal } = drawing
    void draw(page, drawnWidth, canvas.current, signal)
      .then(async () => {
        signal.throwIfAborted()
        setDrawn(number)
        onDrawn(true)
        const content = await page.getTextContent()
        signal.throwIfAborted()
        setWords(content.items.map((item) => ('str' in item ? item.str : '')).join(' '))
      })
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    return () => drawing.abort()
  }, [page, number, drawnWidth, onDrawn])

  const isDrawn = drawn === number
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
          onError={onPictureGone}
        />
      )}
      <canvas ref={canvas} className="pdf-page" data-drawn={isDrawn ? number : undefined}>
        {words}
      </canvas>
    </div>
  )
}

function sizeOf(picture: FirstPage | null): Size | undefined {
  return picture?.width && picture.height ? { width: picture.width, height: picture.height } : undefined
}

/** Draws beside the page that is shown, which so stays until the new one is whole. */
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
