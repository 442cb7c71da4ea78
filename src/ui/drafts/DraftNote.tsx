import { formatLocalDay } from '#core/format.ts'
import './draft-note.css'
import { text } from './messages.ts'

interface DraftNoteProps {
  /** When the draft was saved, in milliseconds since 1970. */
  savedAt: number
  onDiscard: () => void
}

/** Says that the form contains a draft, and offers to discard it. */
export function DraftNote({ savedAt, onDiscard }: DraftNoteProps) {
  return (
    <p className="draft-note">
      {text.isBack(formatLocalDay(savedAt))}{' '}
      <button type="button" className="link-button" onClick={onDiscard}>
        {text.discard}
      </button>
    </p>
  )
}
