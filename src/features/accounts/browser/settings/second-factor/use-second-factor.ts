import { useCallback, useEffect, useState } from 'react'
import type { SecondFactor } from '../../../contract.ts'
import { accounts } from '../../client.ts'
import { currentViewer } from '../../session/viewer.ts'
import { useWithLogin } from '../use-with-login.ts'

/** The member's second factor; `load` reads it again, and the account where its role has begun or stopped to count. */
export function useSecondFactor() {
  const [factor, setFactor] = useState<SecondFactor>()
  const [hasFailed, setFailed] = useState(false)
  const withLogin = useWithLogin()
  const load = useCallback(() => {
    setFailed(false)
    withLogin(async (transport) => {
      const next = await accounts.getSecondFactor(transport)
      setFactor(next)
      if (next.is_checked === (currentViewer().user?.second_factor === 'checked')) return
      const { loadUser } = await import('../../session/session.ts')
      await loadUser()
    }).catch(() => setFailed(true))
  }, [withLogin])
  useEffect(load, [load])
  return { factor, hasFailed, load }
}
