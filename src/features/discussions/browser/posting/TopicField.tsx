import { type RefObject, useEffect, useRef, useState } from 'react'
import { Select } from '#ui/form/Select.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import type { ListedTopic } from '../../schemas.ts'
import { community } from '../client.ts'
import { text } from './messages.ts'

export interface Topics {
  state: 'loading' | 'ready' | 'failed'
  topics: ListedTopic[]
  retry: () => void
}

interface TopicFieldProps extends Topics {
  name: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** The topic of a post. Keeps its value while the names are loading, and when they cannot be loaded. */
export function TopicField({ state, topics, retry, name, error, value, onChange }: TopicFieldProps) {
  const container = useRef<HTMLDivElement>(null)
  // A discussion stays in its topic when that is closed.
  const open = topics.filter(({ id, is_closed }) => !is_closed || String(id) === value)
  const isUnnamed = value !== '' && state !== 'ready'
  return (
    <div ref={container} className="topic-field">
      <Select
        name={name}
        error={error}
        label={text.post.topic}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{state === 'loading' ? text.post.loadingTopics : text.post.chooseTopic}</option>
        {isUnnamed && <option value={value}>{text.post.sameTopic}</option>}
        {open.map(({ id, name: topic }) => (
          <option key={id} value={id}>
            {topic}
          </option>
        ))}
      </Select>
      {state === 'failed' && (
        <p role="alert">
          {text.post.noTopics}{' '}
          <button type="button" className="link-button" onClick={() => retryFrom(container, retry)}>
            {text.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}

/** The button disappears during the new try, so the field gets the focus. */
function retryFrom(container: RefObject<HTMLElement | null>, retry: () => void): void {
  container.current?.querySelector('select')?.focus()
  retry()
}

export function useTopics(): Topics {
  const [state, setState] = useState<Topics['state']>('loading')
  const [topics, setTopics] = useState<ListedTopic[]>([])
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is a new request
  useEffect(() => {
    const request = new AbortController()
    community.listTopics(browserTransport(request.signal)).then(
      ({ results }) => {
        setTopics(results)
        setState('ready')
      },
      () => request.signal.aborted || setState('failed'),
    )
    return () => request.abort()
  }, [tries])
  const retry = () => {
    setState('loading')
    setTries(tries + 1)
  }
  return { state, topics, retry }
}
