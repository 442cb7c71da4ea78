import { type ReactNode, useState } from 'react'
import type { Slide } from '#core/slides.ts'
import type { Progress } from '../preview/count-bytes.ts'
import type { Size } from '../preview/fit-scale.ts'
import { text as previewText } from '../preview/messages.ts'
import type { Opened } from '../preview/use-pdf.ts'
import { useStageSize } from '../preview/use-stage-size.ts'
import { text } from './messages.ts'
import { PresentedSlide, SlideOnItsWay } from './PresentedSlide.tsx'
import { useSlideTouch } from './use-slide-touch.ts'

/** Assumed until a slide is known. */
const WIDE_SCREEN: Size = { width: 16, height: 9 }
/** How many slides are fetched and drawn before they are shown. */
const AHEAD = 2

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

/** The slide in its room, and the next ones, which are drawn ahead. */
export function SlideStage({
  opened,
  progress,
  slide,
  slides,
  onPrevious,
  onNext,
  onRetry,
  children,
}: SlideStageProps) {
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const [usualSize, setUsualSize] = useState(WIDE_SCREEN)
  const size = useStageSize(room)
  const touch = useSlideTouch(onPrevious, onNext)
  const title = (number: number) => slides[number - 1]?.title ?? ''
  const pdf = opened.state === 'open' ? opened.pdf : undefined
  const ahead = document.documentElement.dataset.pictures === 'none' ? 1 : AHEAD
  const numbers = Array.from({ length: ahead + 1 }, (_, index) => slide + index).filter(
    (number) => number <= (pdf?.numPages ?? 0),
  )
  return (
    <>
      {pdf &&
        size &&
        numbers.map((number, index) => (
          <PresentedSlide
            key={number}
            pdf={pdf}
            number={number}
            title={title(number)}
            place={index === 0 ? 'now' : index === 1 ? 'next' : 'later'}
            room={size}
            usualSize={usualSize}
            progress={progress}
            onSize={setUsualSize}
          />
        ))}
      {opened.state === 'opening' && (
        <div className="present-slide is-now">
          <SlideOnItsWay label={text.slideOf(slide, title(slide))} progress={opened.progress} />
        </div>
      )}
      {(opened.state === 'disconnected' || opened.state === 'broken') && (
        <div className="present-slide is-now" role="alert">
          <div className="present-coming">
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
