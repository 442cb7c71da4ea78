import { useEffect, useState } from 'react'
import { browserTransport } from '#ui/browser-transport.ts'
import type { Topic } from '../../schemas.ts'
import { community } from '../client.ts'

export interface Topics {
  state: 'loading' | 'ready' | 'failed'
  topics: Topic[]
  retry: () => void
}

/** The topics of the community, fetched. */
export function useTopics(): Topics {
  const [state, setState] = useState<Topics['state']>('loading')
  const [topics, setTopics] = useState<Topic[]>([])
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches anew
  useEffect(() => {
    const leaving = new AbortController()
    community.listTopics(browserTransport(leaving.signal)).then(
      ({ results }) => {
        setTopics(results)
        setState('ready')
      },
      () => leaving.signal.aborted || setState('failed'),
    )
    return () => leaving.abort()
  }, [tries])
  const retry = () => {
    setState('loading')
    setTries(tries + 1)
  }
  return { state, topics, retry }
}
