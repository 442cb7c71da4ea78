import { useEffect, useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useTask } from '#features/editing/browser/components/admin.ts'
import { nameOfDecision } from '#features/editing/messages.ts'
import type { Cases, Decided } from '../../contract.ts'
import { moderation } from '../client.ts'
import { reportsText as text } from './messages.ts'

export interface Decisions {
  /** The last decision, until the next one or its undoing. */
  last: (Decided & { words: string; key: string | undefined }) | undefined
  /** Until the last decision can't be undone any more; 0 after that. */
  secondsLeft: number
  isBusy: boolean
  failure: string | undefined
  /** @param words what was done, as a sentence of the bar */
  decide: (key: string | undefined, words: string, act: () => Promise<Decided>) => Promise<void>
  /** Shows a decision that was made. */
  show: (key: string | undefined, words: string, decided: Decided) => void
  undo: () => Promise<void>
}

/**
 * The decisions of this page, each of which can be undone for a minute, also from the next case.
 * @param undoable a decision from before the page was loaded
 */
export function useDecisions(undoable: Cases['undoable'], onChanged: () => void): Decisions {
  const [last, setLast] = useState<Decisions['last']>(
    undoable ? { ...undoable, words: nameOfDecision(undoable.action), key: undefined } : undefined,
  )
  const [now, setNow] = useState(Date.now)
  const { isBusy, failure, run } = useTask()
  const secondsLeft = last ? Math.max(0, Math.ceil((Date.parse(last.undo_until) - now) / 1000)) : 0
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const show: Decisions['show'] = (key, words, decided) => {
    // Nothing was left to decide: the decision before it can still be undone.
    if (decided.entries.length > 0) {
      setNow(Date.now())
      setLast({ ...decided, words, key })
    }
    onChanged()
  }
  return {
    last,
    secondsLeft,
    isBusy,
    failure,
    decide: (key, words, act) => run(async () => show(key, words, await act()), text.notDecided),
    show,
    undo: async () => {
      if (last === undefined || secondsLeft === 0) return
      await run(async () => {
        await moderation.undoDecisions(memberTransport(), { input: { entries: last.entries } })
        setLast({ entries: [], undo_until: new Date(0).toISOString(), words: text.undone, key: last.key })
        onChanged()
      }, text.notDecided)
    },
  }
}
