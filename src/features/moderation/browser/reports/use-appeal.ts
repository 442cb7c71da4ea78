import { useEffect, useState } from 'react'
import { browserTransport } from '#ui/page/browser-transport.ts'
import type { AppealPage } from '../../contract.ts'
import { moderation } from '../client.ts'

/** The decision behind the link of a mail. It loads after the page, which is the same for all readers. */
export function useAppeal({ decision: id, key }: { decision: string; key: string }) {
  const [decision, setDecision] = useState<AppealPage>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    moderation.getAppeal(browserTransport(), { query: { decision: id, key } }).then(setDecision, () => setFailed(true))
  }, [id, key])
  return { decision, hasFailed, setDecision }
}
