import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState } from 'react'
import type { Progress } from '../preview/count-bytes.ts'
import { fitScale, type Size } from '../preview/fit-scale.ts'
import { text as previewText } from '../preview/messages.ts'
import { PageCanvas } from '../preview/PageCanvas.tsx'
import { text } from './messages.ts'

interface PresentedSlideProps {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  title: string
  /** Others are drawn ahead. */
  place: 'now' | 'next' | 'later'
  room: Size
  usualSize: Size
  /** Of what is being fetched. */
  progress: Progress | undefined
  onSize: (size: Size) => void
}

/** A slide as large as its room. The canvas stays the same when the next slide becomes the current one, so it shows at once. */
export function PresentedSlide({ pdf, number, title, place, room, usualSize, progress, onSize }: PresentedSlideProps) {
  const [state, setState] = useState<'drawn' | 'unreadable'>()
  const [ownSize, setOwnSize] = useState<Size>()
  const natural = ownSize ?? usualSize
  const scale = Math.min(fitScale(natural, room), room.height / natural.height)
  const width = natural.width * scale
  const isNow = place === 'now'
  return (
    <div
      className={`present-slide is-${place}`}
      style={{ aspectRatio: `${natural.width} / ${natural.height}`, ...(isNow && { width }) }}
      aria-hidden={isNow ? undefined : true}
    >
      {isNow && state !== 'drawn' && (
        <SlideOnItsWay label={text.slideOf(number, title)} isUnreadable={state === 'unreadable'} progress={progress} />
      )}
      <PageCanvas
        pdf={pdf}
        number={number}
        width={width}
        isDrawn={state === 'drawn'}
        onSize={(size) => {
          setOwnSize(size)
          onSize(size)
        }}
        onDrawn={() => setState('drawn')}
        onUnreadable={() => setState('unreadable')}
      />
    </div>
  )
}

interface SlideOnItsWayProps {
  label: string
  isUnreadable?: boolean
  progress: Progress | undefined
}

/** Says which slide comes, and how much of it is here. */
export function SlideOnItsWay({ label, isUnreadable = false, progress }: SlideOnItsWayProps) {
  const coming = progress ? text.onItsWay(kilobytes(progress.done), kilobytes(progress.total)) : text.coming
  return (
    <div className="present-coming">
      <b dir="auto">{label}</b>
      <p>{isUnreadable ? previewText.unreadable : coming}</p>
    </div>
  )
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000)
}
