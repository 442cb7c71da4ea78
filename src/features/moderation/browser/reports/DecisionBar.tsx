import { useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { areKeysOn, StateMark } from '#features/editing/browser/components/admin.ts'
import { Button } from '#ui/elements/Button.tsx'
import { isInDialog, isInField, usePlainKeys } from '#ui/page/use-plain-keys.ts'
import { moderation } from '../client.ts'
import { DecisionDialog, type DialogAction } from './DecisionDialog.tsx'
import { reportsText as text } from './messages.ts'
import { type CurrentCase, minutesLeft } from './use-case.ts'
import type { Decisions } from './use-decisions.ts'

type Action = keyof typeof text.actions
const OF_APPEAL: readonly Action[] = ['uphold', 'shorten', 'lift']
const HARD: readonly Action[] = ['remove', 'warn', 'suspend']
/** Screen readers hear the seconds in steps of five. */
const STEP_S = 5

interface DecisionBarProps {
  current: CurrentCase
  decisions: Decisions
  onNext: (() => void) | undefined
}

/** The decisions about the case that is open, by button and by key; after one, Undo for a minute. */
export function DecisionBar({ current, decisions, onNext }: DecisionBarProps) {
  const [dialog, setDialog] = useState<DialogAction>()
  const [reopened, setReopened] = useState<{ key: string; last: Decisions['last'] }>()
  const { data } = current
  const { user } = useViewer()
  const { last, secondsLeft } = decisions
  // Until the next decision.
  const isReopened = reopened !== undefined && reopened.key === data?.key && reopened.last === last
  const isDecided = data?.decided !== null && !isReopened
  const canDecide = data !== undefined && data.denial === '' && !isDecided
  const isAppeal = data?.type === 'appeal'
  const ofReport: readonly Action[] = [data?.state === 'removed' ? 'restore' : 'keep', ...HARD, 'message']
  const taken = canDecide && data.claim?.by.id !== user?.pk ? data.claim : null
  const isOfSuspension = data?.appeal?.decision.action === 'suspend'
  const ofAppeal = OF_APPEAL.filter((action) => action !== 'shorten' || isOfSuspension)
  const actions = canDecide && taken === null ? (isAppeal ? ofAppeal : ofReport) : []
  const act = (action: Action) => {
    if (action !== 'keep') return setDialog(action)
    if (data === undefined) return undefined
    const input = { action, again: isReopened }
    const keep = () => moderation.decideCase(memberTransport(), { params: { key: data.key }, input })
    void decisions.decide(data.key, text.actions.keep.done, keep)
  }
  usePlainKeys((event) => {
    if (isInField(event.target) || isInDialog(event.target) || !areKeysOn() || decisions.isBusy) return
    const key = event.key.toUpperCase()
    if (key === text.undoKey) void decisions.undo()
    if (key === text.nextKey) onNext?.()
    const action = actions.find((each) => text.actions[each].key === key)
    if (action === undefined) return
    event.preventDefault()
    act(action)
  })
  return (
    <section className="decision-bar" aria-label={text.decisionBar}>
      {last && (
        <p role="status">
          <StateMark kind="done" /> <b>{last.words}</b>{' '}
          {secondsLeft > 0 && (
            <>
              <span aria-hidden="true">{text.mailsLeave(secondsLeft)}</span>
              <span className="visually-hidden">{text.mailsLeave(Math.ceil(secondsLeft / STEP_S) * STEP_S)}</span>
            </>
          )}
        </p>
      )}
      {secondsLeft > 0 && (
        <Button busy={decisions.isBusy} aria-keyshortcuts={text.undoKey} onClick={() => void decisions.undo()}>
          {text.undo} <kbd>{text.undoKey}</kbd>
        </Button>
      )}
      {decisions.failure && <p role="alert">{decisions.failure}</p>}
      {data?.denial && <p>{data.denial}</p>}
      {taken && (
        <>
          <p>{text.has(taken.by.name, minutesLeft(taken))}</p>
          <Button onClick={() => void current.open('take_over')}>{text.takeOver}</Button>
        </>
      )}
      {canDecide && user && data.appeal?.decision.by?.id === user.pk && <p>{text.ownDecision}</p>}
      {actions.map((action) => (
        <Button
          key={action}
          className={HARD.includes(action) ? 'decision-hard' : action === 'message' ? 'decision-message' : ''}
          busy={decisions.isBusy}
          aria-keyshortcuts={text.actions[action].key}
          onClick={() => act(action)}
        >
          {text.actions[action].name} <kbd>{text.actions[action].key}</kbd>
        </Button>
      ))}
      {data && isDecided && secondsLeft === 0 && !data.denial && !isAppeal && (
        <Button onClick={() => setReopened({ key: data.key, last })}>{text.reopen}</Button>
      )}
      {onNext && (
        <Button variant={last ? 'primary' : 'line'} aria-keyshortcuts={text.nextKey} onClick={onNext}>
          {text.next} <kbd>{text.nextKey}</kbd>
        </Button>
      )}
      {dialog && data && (
        <DecisionDialog
          action={dialog}
          shown={data}
          isAgain={isReopened}
          decisions={decisions}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  )
}
