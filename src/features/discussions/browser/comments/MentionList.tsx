import type { Participant } from './mention-query.ts'
import { text } from './messages.ts'

interface MentionListProps {
  id: string
  found: readonly Participant[]
  /** Place in `found` of the one that Enter takes. */
  active: number
  onChoose: (person: Participant) => void
}

/** The people who may be meant; the keys are those of the field that it belongs to. */
export function MentionList({ id, found, active, onChoose }: MentionListProps) {
  return (
    <div className="mention-list" id={id} role="listbox" aria-label={text.people}>
      {found.map((person, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose, and it keeps the focus
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          // The field keeps the focus, and with it a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          {person.name}
        </div>
      ))}
    </div>
  )
}
