import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import type { FirstPage } from '#core/file-fields.ts'
import { fitScale, type Size } from './fit-scale.ts'
import { text } from './messages.ts'
import { PageCanvas } from './PageCanvas.tsx'

/** A page that is passed faster is not fetched. */
const PASSING_MS = 100

interface PdfPageProps {
  /** Undefined while it is being opened. */
  pdf: PDFDocumentProxy | undefined
  /** From 1. */
  number: number
  /** 1 fits the page to the stage. */
  zoom: number
  /** Scrolls. */
  stage: HTMLElement | null
  stageSize: Size
  /** Of most pages: a page that was never in sight has an unknown size. */
  usualSize: Size
  title: string
  /** Of this page. */
  picture: FirstPage | null
  onSize: (size: Size) => void
  onPictureError: () => void
  onDrawn: () => void
}

/** The place of a page. The page is drawn, over its picture, while it is in sight. */
export function PdfPage({ pdf, number, zoom, stage, stageSize, usualSize, title, picture, ...events }: PdfPageProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [ownSize, setOwnSize] = useState<Size>()
  const [result, setResult] = useState<'drawn' | 'unreadable'>()
  const isInSight = useInSight(place, stage)
  const natural = ownSize ?? usualSize
  const width = natural.width * fitScale(natural, stageSize) * zoom
  const noteSize = (size: Size) => {
    setOwnSize(size)
    events.onSize(size)
  }
  const finish = (how: 'drawn' | 'unreadable') => {
    setResult(how)
    events.onDrawn()
  }
  // The canvas is new when the page comes back into sight.
  useEffect(() => (isInSight ? undefined : setResult(undefined)), [isInSight])

  return (
    <div ref={setPlace} className="preview-page" style={{ width, aspectRatio: `${natural.width} / ${natural.height}` }}>
      {picture && result !== 'drawn' && (
        <img
          className="preview-picture"
          src={picture.url}
          alt={text.firstPageOf(title)}
          fetchPriority="high"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            ownSize ?? events.onSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={events.onPictureError}
        />
      )}
      {result === 'unreadable' && picture === null && <p className="preview-message">{text.unreadable}</p>}
      {pdf && isInSight && (
        <PageCanvas
          pdf={pdf}
          number={number}
          width={width}
          isDrawn={result === 'drawn'}
          onSize={noteSize}
          onDrawn={() => finish('drawn')}
          onUnreadable={() => finish('unreadable')}
        />
      )}
    </div>
  )
}

/** Whether a part of an element is, and stays, in the visible area of `root`, which scrolls. */
function useInSight(element: Element | null, root: Element | null): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (element === null || root === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setInSight(true), PASSING_MS)
        else setInSight(false)
      },
      { root },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, root])
  return isInSight
}
