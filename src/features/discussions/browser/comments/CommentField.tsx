import { type RefObject, useId, useState } from 'react'
import { countWords } from '#core/words.ts'
import { FieldFrame } from '#ui/form/Field.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { MAX_COMMENT_WORDS } from '../../rules.ts'
import { type Participant, useMentions } from './mentions.ts'
import { text } from './messages.ts'

interface CommentFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  name: string
  defaultValue: string
  error: string | undefined
  participants: readonly Participant[]
}

/**
 * A text area. '@' opens a list of the participants. The role stays 'textbox' while the list is open, because a text area
 * cannot be a combobox (ARIA in HTML); a live region announces the list.
 */
export function CommentField({ ref, name, defaultValue, error, participants }: CommentFieldProps) {
  const id = useId()
  const [words, setWords] = useState(() => countWords(defaultValue))
  const mentions = useMentions(ref, participants)
  const isOpen = mentions.matches.length > 0
  return (
    <FieldFrame id={id} label={text.label} error={error} count={text.count(words, MAX_COMMENT_WORDS)}>
      {(described) => (
        <div className="comment-field">
          {isOpen && (
            <MentionList
              id={`${id}-people`}
              people={mentions.matches}
              active={mentions.active}
              onChoose={mentions.choose}
            />
          )}
          <textarea
            dir="auto"
            {...described}
            {...mentions.listeners}
            aria-autocomplete="list"
            {...(isOpen && {
              'aria-haspopup': 'listbox',
              'aria-controls': `${id}-people`,
              'aria-activedescendant': `${id}-people-${mentions.matches[mentions.active]?.id}`,
            })}
            ref={ref}
            id={id}
            name={name}
            rows={4}
            placeholder={text.placeholder}
            defaultValue={defaultValue}
            onInput={(event) => {
              setWords(countWords(event.currentTarget.value))
              mentions.update()
            }}
          />
          <LiveRegion>{isOpen && text.matches(mentions.matches.length)}</LiveRegion>
        </div>
      )}
    </FieldFrame>
  )
}

interface MentionListProps {
  id: string
  people: readonly Participant[]
  /** Index of the person whom Enter chooses. */
  active: number
  onChoose: (person: Participant) => void
}

/** The field keeps the focus and handles the keys. */
function MentionList({ id, people, active, onChoose }: MentionListProps) {
  return (
    <div className="mention-list" id={id} role="listbox" aria-label={text.people}>
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // With the focus, a phone keeps its keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <bdi>{person.name}</bdi>
        </div>
      ))}
    </div>
  )
}
