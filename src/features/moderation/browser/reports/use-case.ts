import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import type { Case, MemberFacts } from '../../contract.ts'
import { moderation } from '../client.ts'

/** A claim is renewed at most this often, by a key or a touch, in ms. */
const RENEW_MS = 60_000
const [BAD_REQUEST, UNAUTHORIZED] = [400, 401]

export interface CurrentCase {
  data: Case | undefined
  hasFailed: boolean
  reload: () => Promise<void>
  takeOver: () => Promise<void>
  giveBack: () => Promise<void>
  setMember: (member: MemberFacts) => void
}

/** The case that is open. Opening claims it, unless a colleague has it. */
export function useCase(key: string | undefined): CurrentCase {
  const [data, setData] = useState<Case>()
  const [hasFailed, setFailed] = useState(false)
  const promptLogin = usePromptLogin()
  const shown = data?.key === key ? data : undefined
  const load = useCallback(
    async (takeOver = false) => {
      if (key === undefined) return setData(undefined)
      setFailed(false)
      try {
        setData(await claimOrRead(key, takeOver))
      } catch (error) {
        setFailed(true)
        if (error instanceof ApiError && error.status === UNAUTHORIZED) promptLogin(() => void load(takeOver))
      }
    },
    [key, promptLogin],
  )
  useEffect(() => void load(), [load])
  const isWaiting = shown !== undefined && shown.decided === null
  useEffect(() => {
    if (key === undefined || !isWaiting) return undefined
    let renewedMs = Date.now()
    const renew = () => {
      if (Date.now() - renewedMs < RENEW_MS) return
      renewedMs = Date.now()
      claimOrRead(key, false).then(setData, () => undefined)
    }
    addEventListener('keydown', renew)
    addEventListener('pointerdown', renew)
    return () => {
      removeEventListener('keydown', renew)
      removeEventListener('pointerdown', renew)
    }
  }, [key, isWaiting])
  return {
    data: shown,
    hasFailed,
    reload: () => load(),
    takeOver: () => load(true),
    giveBack: async () => {
      if (key === undefined) return
      await moderation.giveCaseBack(memberTransport(), { params: { key } })
      setData(await moderation.getCase(memberTransport(), { params: { key } }))
    },
    setMember: (member) => setData((current) => current && { ...current, member }),
  }
}

async function claimOrRead(key: string, take_over: boolean): Promise<Case> {
  try {
    return await moderation.claimCase(memberTransport(), { params: { key }, input: { take_over } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== BAD_REQUEST) throw error
    return moderation.getCase(memberTransport(), { params: { key } })
  }
}
