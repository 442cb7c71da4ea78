import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import type { Case, Claim, MemberFacts } from '../../contract.ts'
import type { CLAIMS } from '../../rules.ts'
import { moderation } from '../client.ts'

/** A claim is renewed at most this often, by a key or a touch, in ms. */
const RENEW_MS = 60_000
const UNAUTHORIZED = 401
const MINUTE_MS = 60_000

export interface CurrentCase {
  data: Case | undefined
  hasFailed: boolean
  /** Loads it again, by default without taking it from a colleague. */
  open: (how?: ClaimHow) => Promise<void>
  setMember: (member: MemberFacts) => void
}

type ClaimHow = (typeof CLAIMS)[number]

export const minutesLeft = ({ until }: Claim) => Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS))

const openCase = (key: string, claim: ClaimHow = 'if_free') =>
  moderation.openCase(memberTransport(), { params: { key }, input: { claim } })

/** The case that is open. Opening claims it, unless a colleague has it. */
export function useCase(key: string | undefined): CurrentCase {
  const [data, setData] = useState<Case>()
  const [hasFailed, setFailed] = useState(false)
  const promptLogin = usePromptLogin()
  const latest = useRef(key)
  latest.current = key
  /** The answer about an earlier case can come after the one about this case. */
  const show = useCallback((found: Case) => {
    if (found.key === latest.current) setData(found)
  }, [])
  const shown = data?.key === key ? data : undefined
  const load = useCallback(
    async (claim?: ClaimHow) => {
      if (key === undefined) return setData(undefined)
      setFailed(false)
      try {
        show(await openCase(key, claim))
      } catch (error) {
        if (key !== latest.current) return
        setFailed(true)
        if (error instanceof ApiError && error.status === UNAUTHORIZED) promptLogin(() => void load(claim))
      }
    },
    [key, promptLogin, show],
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
      openCase(key).then(show, () => undefined)
    }
    for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, renew, ending)
    return () => ending.abort()
  }, [key, isWaiting, show])
  return {
    data: shown,
    hasFailed,
    open: load,
    setMember: (member) => setData((current) => current && { ...current, member }),
  }
}
