import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { noteFile, pathOf } from '../offline/file-notes.ts'
import type { Progress } from '../preview/count-bytes.ts'
import type { PreviewFile } from '../preview/preview-file.ts'
import { usePdf } from '../preview/use-pdf.ts'
import { Controls } from './Controls.tsx'
import { text } from './messages.ts'
import { NotesHead } from './NotesHead.tsx'
import cssUrl from './present.css?url'
import { useRemembered } from './remembered.ts'
import { SlideStage } from './SlideStage.tsx'
import { SpeakerNotes } from './SpeakerNotes.tsx'
import { useClock } from './use-clock.ts'
import { type PresentCommands, usePresentKeys } from './use-present-keys.ts'
import { useFullScreen, useRest, useWakeLock } from './use-screen.ts'
import { shownSlides, useSlides } from './use-slides.ts'

interface PresenterProps {
  file: PreviewFile
  url: string
  onClose: () => void
}

/** Shows the slides of a file one by one, for a room, with the notes of the speaker. */
export default function Presenter({ file, url, onClose }: PresenterProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const path = pathOf(file.file)
  const [progress, setProgress] = useState<Progress>()
  const [opened, retry] = usePdf(url, setProgress)
  const pages = opened.state === 'open' ? opened.pdf.numPages : file.pages
  const [remembered, setSlide] = useRemembered(`slide:${path}`, 1)
  const slide = Math.min(Math.max(1, remembered), pages ?? remembered)
  const [hasNotes, setNotes] = useState(false)
  const [isBlack, setBlack] = useState(false)
  const [isSettingTime, setSettingTime] = useState(false)
  const known = useSlides(file.file)
  const slides = shownSlides(known, pages)
  const clock = useClock(path)
  const isResting = useRest()
  const close = () => dialog.current?.close()
  const toggleFullScreen = useFullScreen(frame, close)
  useWakeLock()
  useEffect(() => void noteFile(file), [file])
  useEffect(() => {
    if (dialog.current !== null && !dialog.current.open) dialog.current.showModal()
  }, [])
  // What had the focus may be gone: the time, the notes. The keys work on.
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus()
  })

  const goTo = (wanted: number) => setSlide(Math.min(Math.max(1, wanted), pages ?? wanted))
  const commands: PresentCommands = {
    previous: () => goTo(slide - 1),
    next: () => goTo(slide + 1),
    goTo,
    last: () => goTo(pages ?? slide),
    notes: () => setNotes(!hasNotes),
    fullScreen: () => toggleFullScreen?.(),
    black: () => setBlack(true),
  }
  const [digits, onKey] = usePresentKeys(commands)
  const showSlide = () => setBlack(false)
  return (
    <dialog
      ref={dialog}
      className="present"
      aria-labelledby={titleId}
      onClose={(event: SyntheticEvent) => event.target === dialog.current && onClose()}
      onKeyDown={isBlack ? undefined : onKey}
    >
      <link rel="stylesheet" href={cssUrl} precedence="present" />
      <div
        ref={frame}
        tabIndex={-1}
        className={['present-frame', hasNotes && 'with-notes', isResting && 'is-resting'].filter(Boolean).join(' ')}
      >
        <NotesHead {...{ file, titleId, clock, slide, pages }} onSetTime={() => setSettingTime(true)} />
        <div className="present-body">
          <SlideStage
            {...{ opened, progress, slide, slides }}
            onPrevious={commands.previous}
            onNext={commands.next}
            onRetry={retry}
          >
            {slide < (pages ?? 0) && (
              <p className="present-next-label">
                <span className="present-soft">{text.nextLabel}</span>
                <b dir="auto">{slides[slide]?.title}</b>
              </p>
            )}
            {!hasNotes && <p className="present-turn">{text.turn}</p>}
          </SlideStage>
          {hasNotes && <SpeakerNotes slide={known ? (slides[slide - 1] ?? { title: '', notes: [] }) : known} />}
        </div>
        <Controls
          place={digits === '' ? text.place(slide, pages) : text.goTo(digits)}
          {...{ clock, commands, hasNotes, isSettingTime }}
          onSetTime={setSettingTime}
          hasFullScreen={toggleFullScreen !== undefined}
          onClose={close}
        />
        {isBlack && (
          <button
            type="button"
            className="present-black"
            aria-label={text.show}
            autoFocus
            onClick={showSlide}
            onKeyDown={(event) => {
              event.preventDefault()
              showSlide()
            }}
          />
        )}
      </div>
    </dialog>
  )
}
