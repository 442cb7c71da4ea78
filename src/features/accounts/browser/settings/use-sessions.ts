import { useCallback, useEffect, useState } from 'react'
import type { Transport } from '#core/client.ts'
import type { Session } from '../../contract.ts'
import { accounts } from '../client.ts'
import { useSaved } from './SavedNote.tsx'
import { useWithLogin } from './use-with-login.ts'

/** The member's sessions and how to end them. A failure leaves the list as it is. */
export function useSessions() {
  const [sessions, setSessions] = useState<Session[]>()
  const [hasFailed, setFailed] = useState(false)
  const [isEnded, showEnded] = useSaved()
  const withLogin = useWithLogin()

  const run = useCallback(
    (work: (transport: Transport) => Promise<void>) => {
      setFailed(false)
      withLogin(work).catch(() => setFailed(true))
    },
    [withLogin],
  )
  const load = useCallback(
    () => run(async (transport) => setSessions((await accounts.listSessions(transport)).results)),
    [run],
  )
  useEffect(load, [load])

  const keepOnly = (isKept: (session: Session) => boolean) => {
    setSessions((all) => all?.filter(isKept))
    showEnded()
  }
  const end = (id: string) =>
    run(async (transport) => {
      await accounts.endSession(transport, { params: { id } })
      keepOnly((session) => session.id !== id)
    })
  const endOthers = () =>
    run(async (transport) => {
      await accounts.endOtherSessions(transport)
      keepOnly((session) => session.is_current)
    })
  return { sessions, hasFailed, isEnded, load, end, endOthers }
}
