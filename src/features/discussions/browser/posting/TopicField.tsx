import { type RefObject, useRef } from 'react'
import { Select } from '#ui/form/Select.tsx'
import { text } from './messages.ts'
import type { Topics } from './use-topics.ts'

interface TopicFieldProps extends Topics {
  name: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** The topic of a post. What was chosen stays chosen while the names are fetched, and when they can't be. */
export function TopicField({ state, topics, retry, name, error, value, onChange }: TopicFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const isUnnamed = value !== '' && state !== 'ready'
  return (
    <div ref={place} className="topic-field">
      <Select
        name={name}
        error={error}
        label={text.post.topic}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{state === 'loading' ? text.post.loadingTopics : text.post.chooseTopic}</option>
        {isUnnamed && <option value={value}>{text.post.sameTopic}</option>}
        {topics.map(({ id, name: topic }) => (
          <option key={id} value={id}>
            {topic}
          </option>
        ))}
      </Select>
      {state === 'failed' && (
        <p role="alert">
          {text.post.noTopics}{' '}
          <button type="button" className="link-button" onClick={() => retryFrom(place, retry)}>
            {text.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}

/** The button goes while it tries: the focus waits at the field. */
function retryFrom(place: RefObject<HTMLElement | null>, retry: () => void): void {
  place.current?.querySelector('select')?.focus()
  retry()
}
