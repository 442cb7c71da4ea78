import type { Slide } from '#core/slides.ts'
import { text } from './messages.ts'
import { useRemembered } from './remembered.ts'

const STEP = 1.2
const [SMALLEST, LARGEST] = [-2, 5]

interface SpeakerNotesProps {
  /** Undefined while the notes load, null when they cannot be fetched. */
  slide: Slide | null | undefined
}

/** What the speaker says, in a size that can be read from a step away. */
export function SpeakerNotes({ slide }: SpeakerNotesProps) {
  const [size, setSize] = useRemembered('notes-size', 0)
  const change = (by: number) => setSize(Math.min(Math.max(size + by, SMALLEST), LARGEST))
  return (
    <section
      className="present-notes"
      aria-label={text.notes}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
    >
      <div className="present-notes-head">
        <h3>{text.notes}</h3>
        <button type="button" className="present-word" onClick={() => change(-1)}>
          <span aria-hidden="true">A −</span> <span className="visually-hidden">{text.smaller}</span>
        </button>
        <button type="button" className="present-word" onClick={() => change(1)}>
          <span aria-hidden="true">A +</span> <span className="visually-hidden">{text.larger}</span>
        </button>
      </div>
      <div style={{ fontSize: `${STEP ** size}em` }}>
        {slide === null && <p>{text.notesNotHere}</p>}
        {slide?.notes.length === 0 && <p className="present-soft">{text.noNotes}</p>}
        {slide?.notes.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs do not move
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
