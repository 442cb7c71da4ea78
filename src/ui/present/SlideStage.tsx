import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type ReactNode, useState } from 'react'
import type { Slide } from '#core/slides.ts'
import type { Progress } from '../preview/count-bytes.ts'
import { fitScale, type Size } from '../preview/fit-scale.ts'
import { text as previewText } from '../preview/messages.ts'
import { PageCanvas } from '../preview/PageCanvas.tsx'
import type { Opened } from '../preview/use-pdf.ts'
import { useStageSize } from '../preview/use-stage-size.ts'
import { text } from './messages.ts'
import { useSlideTouch } from './use-slide-touch.ts'

/** Assumed until a slide is known. */
const WIDE_SCREEN: Size = { width: 16, height: 9 }
/** The slide that is shown, and those that are drawn before they are shown. */
const PLACES = ['now', 'next', 'later'] as const

interface SlideStageProps {
  opened: Opened
  /** Of what is being fetched. */
  progress: Progress | undefined
  slide: number
  slides: readonly Slide[]
  onPrevious: () => void
  onNext: () => void
  onRetry: () => void
  children?: ReactNode
}

/** The slide as large as its room, and the next ones. */
export function SlideStage({ opened, progress, slide, slides, onRetry, children, ...touches }: SlideStageProps) {
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const [usualSize, setUsualSize] = useState(WIDE_SCREEN)
  const size = useStageSize(room)
  const touch = useSlideTouch(touches.onPrevious, touches.onNext)
  const labelOf = (number: number) => text.slideOf(number, slides[number - 1]?.title ?? '')
  const pdf = opened.state === 'open' ? opened.pdf : undefined
  const places = document.documentElement.dataset.pictures === 'none' ? PLACES.slice(0, 2) : PLACES
  return (
    <>
      {pdf &&
        size &&
        places.map((place, index) => {
          const number = slide + index
          if (number > pdf.numPages) return null
          const label = labelOf(number)
          // The canvas stays the same when the next slide becomes the current one, so it shows at once.
          return (
            <DrawnSlide
              key={number}
              room={size}
              onSize={setUsualSize}
              {...{ pdf, number, label, place, usualSize, progress }}
            />
          )
        })}
      {opened.state === 'opening' && (
        <div className="present-slide is-now">
          <LoadingSlide label={labelOf(slide)} progress={opened.progress} />
        </div>
      )}
      {(opened.state === 'disconnected' || opened.state === 'broken') && (
        <div className="present-slide is-now" role="alert">
          <div className="present-loading">
            <p>{opened.state === 'broken' ? previewText.broken : previewText.cutOff}</p>
            {opened.state === 'disconnected' && (
              <button type="button" className="present-word" onClick={onRetry}>
                {previewText.tryAgain}
              </button>
            )}
          </div>
        </div>
      )}
      <div
        className="present-room"
        ref={setRoom}
        style={{ aspectRatio: `${usualSize.width} / ${usualSize.height}` }}
        {...(pdf && touch)}
      />
      {children}
    </>
  )
}

interface DrawnSlideProps {
  pdf: PDFDocumentProxy
  number: number
  label: string
  place: (typeof PLACES)[number]
  room: Size
  usualSize: Size
  progress: Progress | undefined
  onSize: (size: Size) => void
}

function DrawnSlide({ pdf, number, label, place, room, usualSize, progress, onSize }: DrawnSlideProps) {
  const [state, setState] = useState<'drawn' | 'unreadable'>()
  const [ownSize, setOwnSize] = useState<Size>()
  const natural = ownSize ?? usualSize
  const width = natural.width * Math.min(fitScale(natural, room), room.height / natural.height)
  const isNow = place === 'now'
  return (
    <div
      className={`present-slide is-${place}`}
      style={{ aspectRatio: `${natural.width} / ${natural.height}`, ...(isNow && { width }) }}
      aria-hidden={isNow ? undefined : true}
    >
      {isNow && state !== 'drawn' && (
        <LoadingSlide label={label} isUnreadable={state === 'unreadable'} progress={progress} />
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

interface LoadingSlideProps {
  label: string
  isUnreadable?: boolean
  progress: Progress | undefined
}

function LoadingSlide({ label, isUnreadable = false, progress }: LoadingSlideProps) {
  return (
    <div className="present-loading">
      <b dir="auto">{label}</b>
      <p>{isUnreadable ? previewText.unreadable : text.loading(progress)}</p>
    </div>
  )
}
