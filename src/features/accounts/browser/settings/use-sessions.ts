import { useCallback, useEffect, useState } from 'react'
import type { Transport } from '#core/client.ts'
import type { Session } from '../../contract.ts'
import { accounts } from '../client.ts'
import { useSaved } from '../components/settings/use-saved.ts'
import { useWhileLoggedIn } from './use-with-login.ts'

/** The member's sessions, and how they are ended. What fails leaves the list as it is. */
export function useSessions() {
  const [sessions, setSessions] = useState<Session[]>()
  const [hasFailed, setFailed] = useState(false)
  const [endedAt, showEnded] = useSaved()
  const whileLoggedIn = useWhileLoggedIn()

  const tryTo = useCallback(
    (work: (transport: Transport) => Promise<void>) => {
      setFailed(false)
      whileLoggedIn(async () => {
        const { memberTransport } = await import('../session/member-transport.ts')
        await work(memberTransport())
      }).catch(() => setFailed(true))
    },
    [whileLoggedIn],
  )
  const load = useCallback(
    () => tryTo(async (transport) => setSessions((await accounts.listSessions(transport)).results)),
    [tryTo],
  )
  useEffect(load, [load])

  const keep = (kept: (session: Session) => boolean) => {
    setSessions((all) => all?.filter(kept))
    showEnded()
  }
  const end = (id: string) =>
    tryTo(async (transport) => {
      await accounts.endSession(transport, { params: { id } })
      keep((session) => session.id !== id)
    })
  const endOthers = () =>
    tryTo(async (transport) => {
      await accounts.endOtherSessions(transport)
      keep((session) => session.is_current)
    })
  return { sessions, hasFailed, endedAt, load, end, endOthers }
}
