import { type RefObject, useId, useState } from 'react'
import { countWords } from '#core/words.ts'
import { FieldFrame } from '#ui/Field.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { MAX_COMMENT_WORDS } from '../../rules.ts'
import { MentionList } from './MentionList.tsx'
import type { Participant } from './mention-query.ts'
import { text } from './messages.ts'
import { useMentions } from './use-mentions.ts'

interface CommentFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  name: string
  defaultValue: string
  fault: string | undefined
  participants: readonly Participant[]
}

/**
 * Several lines to fill in. Typing '@' offers the people of the discussion. It stays a text box while they are offered:
 * a field of several lines may not be a combobox (ARIA in HTML), so a live region says that there is a list.
 */
export function CommentField({ ref, name, defaultValue, fault, participants }: CommentFieldProps) {
  const id = useId()
  const [words, setWords] = useState(() => countWords(defaultValue))
  const mentions = useMentions(ref, participants)
  const isOpen = mentions.found.length > 0
  return (
    <FieldFrame id={id} label={text.label} error={fault} count={text.count(words, MAX_COMMENT_WORDS)}>
      {(described) => (
        <div className="comment-field">
          {isOpen && (
            <MentionList
              id={`${id}-people`}
              found={mentions.found}
              active={mentions.active}
              onChoose={mentions.choose}
            />
          )}
          <textarea
            {...described}
            {...mentions.listeners}
            aria-autocomplete="list"
            {...(isOpen && {
              'aria-haspopup': 'listbox',
              'aria-controls': `${id}-people`,
              'aria-activedescendant': `${id}-people-${mentions.found[mentions.active]?.id}`,
            })}
            ref={ref}
            id={id}
            name={name}
            rows={4}
            placeholder={text.placeholder}
            defaultValue={defaultValue}
            onInput={(event) => {
              setWords(countWords(event.currentTarget.value))
              mentions.look()
            }}
          />
          <LiveRegion>{isOpen && text.found(mentions.found.length)}</LiveRegion>
        </div>
      )}
    </FieldFrame>
  )
}
