import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import type { Case, MemberFacts } from '../../contract.ts'
import { moderation } from '../client.ts'

/** A claim is renewed at most this often, by a key or a touch, in ms. */
const RENEW_MS = 60_000
const UNAUTHORIZED = 401

export interface CurrentCase {
  data: Case | undefined
  hasFailed: boolean
  reload: () => Promise<void>
  takeOver: () => Promise<void>
  giveBack: () => Promise<void>
  setMember: (member: MemberFacts) => void
}

const openCase = (key: string, take_over = false) =>
  moderation.openCase(memberTransport(), { params: { key }, input: { take_over } })

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
        setData(await openCase(key, takeOver))
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
    const ending = new AbortController()
    let renewedMs = Date.now()
    const renew = () => {
      if (Date.now() - renewedMs < RENEW_MS) return
      renewedMs = Date.now()
      openCase(key).then(setData, () => undefined)
    }
    for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, renew, ending)
    return () => ending.abort()
  }, [key, isWaiting])
  return {
    data: shown,
    hasFailed,
    reload: () => load(),
    takeOver: () => load(true),
    giveBack: async () => {
      if (key !== undefined) setData(await moderation.giveCaseBack(memberTransport(), { params: { key } }))
    },
    setMember: (member) => setData((current) => current && { ...current, member }),
  }
}
