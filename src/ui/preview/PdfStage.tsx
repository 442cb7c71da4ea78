import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { PageBar } from './PageBar.tsx'
import { PdfPage } from './PdfPage.tsx'
import { onPageKey, type PageMoves, useSwipe } from './use-page-keys.ts'

const ZOOM_STEP = 1.25
const LARGEST = 4
const SMALLEST = 0.5

interface PdfStageProps {
  pdf: PDFDocumentProxy
  page: number
  onPage: (page: number) => void
}

/** A document one page at a time: a single picture in memory, and only what is looked at is fetched. */
export function PdfStage({ pdf, page, onPage }: PdfStageProps) {
  const [zoom, setZoom] = useState(1)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  // Keys turn pages from the start, and are heard where the focus is.
  useEffect(() => stage?.focus(), [stage])
  const show = (wanted: number) => {
    onPage(Math.min(Math.max(1, wanted), pdf.numPages))
    stage?.scrollTo(0, 0)
  }
  const moves: PageMoves = {
    previous: () => show(page - 1),
    next: () => show(page + 1),
    first: () => show(1),
    last: () => show(pdf.numPages),
    zoomIn: () => setZoom(Math.min(zoom * ZOOM_STEP, LARGEST)),
    zoomOut: () => setZoom(Math.max(zoom / ZOOM_STEP, SMALLEST)),
    fit: () => setZoom(1),
  }
  const swipe = useSwipe(moves, zoom <= 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys turn pages wherever the focus is in the preview
    <div className="preview-document" onKeyDown={(event: KeyboardEvent) => onPageKey(event, moves)}>
      <section
        className="preview-stage"
        ref={setStage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-label={`Page ${page} of ${pdf.numPages}`}
        {...swipe}
      >
        {stage && <PdfPage pdf={pdf} number={page} zoom={zoom} stage={stage} />}
      </section>
      <PageBar page={page} pages={pdf.numPages} moves={moves} onPage={show} />
    </div>
  )
}
