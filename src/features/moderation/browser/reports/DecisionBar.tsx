import { useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { areKeysOn, StateMark } from '#features/editing/browser/components/admin.ts'
import { Button } from '#ui/elements/Button.tsx'
import { isInDialog, isInField, usePlainKeys } from '#ui/page/use-plain-keys.ts'
import { moderation } from '../client.ts'
import { reportsText as text } from '../messages.ts'
import { DecisionDialog, type DialogAction } from './DecisionDialog.tsx'
import type { CurrentCase } from './use-case.ts'
import type { Decisions } from './use-decisions.ts'

const KEYS = text.keys
const OF_REPORT = ['remove', 'warn', 'suspend'] as const
const OF_APPEAL = ['uphold', 'shorten', 'lift'] as const
const DIALOG_KEYS: Record<DialogAction, string> = {
  remove: KEYS.remove,
  warn: KEYS.warn,
  suspend: KEYS.suspend,
  message: KEYS.message,
  uphold: 'k',
  shorten: 't',
  lift: 'l',
  restore: '',
}
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
  const [isReopened, setReopened] = useState<string>()
  const { data } = current
  const { last, secondsLeft } = decisions
  const isDecided = data?.decided !== null && isReopened !== data?.key
  const canDecide = data !== undefined && data.denial === '' && !isDecided
  const isAppeal = data?.type === 'appeal'
  const keep = () =>
    data &&
    decisions.decide(data.key, text.done.keep, () =>
      moderation.decideCase(memberTransport(), { params: { key: data.key }, input: { action: 'keep' } }),
    )
  usePlainKeys((event) => {
    if (isInField(event.target) || isInDialog(event.target) || !areKeysOn() || decisions.isBusy) return
    const key = event.key.toLowerCase()
    if (key === KEYS.undo) void decisions.undo()
    if (key === KEYS.next) onNext?.()
    if (!canDecide) return
    if (key === KEYS.keep && !isAppeal) void keep()
    const actions = isAppeal ? OF_APPEAL : [...OF_REPORT, 'message' as const]
    const action = actions.find((each) => DIALOG_KEYS[each] === key)
    if (action === undefined) return
    event.preventDefault()
    setDialog(action)
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
        <Button busy={decisions.isBusy} aria-keyshortcuts="Z" onClick={() => void decisions.undo()}>
          {text.undo} <kbd>Z</kbd>
        </Button>
      )}
      {decisions.failure && <p role="alert">{decisions.failure}</p>}
      {data?.denial && <p>{data.denial}</p>}
      {canDecide && (
        <>
          {!isAppeal && data.state !== 'removed' && (
            <Button busy={decisions.isBusy} aria-keyshortcuts="K" onClick={() => void keep()}>
              {text.actions.keep} <kbd>K</kbd>
            </Button>
          )}
          {!isAppeal && data.state === 'removed' && (
            <Button onClick={() => setDialog('restore')}>{text.actions.restore}</Button>
          )}
          {(isAppeal ? OF_APPEAL : OF_REPORT).map((action) => (
            <Button
              key={action}
              className={isAppeal ? '' : 'decision-hard'}
              aria-keyshortcuts={DIALOG_KEYS[action].toUpperCase()}
              onClick={() => setDialog(action)}
            >
              {text.actions[action]} <kbd>{DIALOG_KEYS[action].toUpperCase()}</kbd>
            </Button>
          ))}
          <Button className="decision-message" onClick={() => setDialog('message')}>
            {text.actions.message} <kbd>M</kbd>
          </Button>
        </>
      )}
      {data && isDecided && secondsLeft === 0 && !data.denial && !isAppeal && (
        <Button onClick={() => setReopened(data.key)}>{text.reopen}</Button>
      )}
      {onNext && (
        <Button variant={last ? 'primary' : 'line'} aria-keyshortcuts="J" onClick={onNext}>
          {text.next} <kbd>J</kbd>
        </Button>
      )}
      {dialog && data && (
        <DecisionDialog
          action={dialog}
          shown={data}
          isAgain={isReopened === data.key}
          decisions={decisions}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  )
}
