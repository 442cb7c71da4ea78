import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { formatLocalTime, formatNumber } from '#core/format.ts'
import { hasAccess } from '#core/roles.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { AdminGroup } from '#features/editing/browser/components/AdminGroup.tsx'
import { clockOf, StateMark, useTask } from '#features/editing/browser/public.ts'
import { Accordion } from '#ui/elements/Accordion.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Note } from '#ui/status/Note.tsx'
import type { Mail } from '../../contract/mails.ts'
import { type Control, MAILS_A_MINUTE } from '../../rules.ts'
import { mails } from '../mail-client.ts'
import { MARKS, useNewMail } from './MailList.tsx'
import { MailPreview } from './MailPreview.tsx'
import { composeText, progressText as text } from './messages.ts'
import { textOf } from './use-mail-draft.ts'
import './progress.css'

const LOOK_EVERY_MS = 5000
const CONFLICT = 409

interface ProgressProps {
  loaded: Mail
  reload: () => Promise<void>
  /** The form that had the focus is gone. */
  takesFocus: boolean
}

/** How far a mail is; the page can be left. */
export function Progress({ loaded, reload, takesFocus }: ProgressProps) {
  const [mail, setMail] = useState(loaded)
  const { id, ended_at, error, step_at, state, events } = mail
  const look = async () => setMail(await mails.getMail(memberTransport(), { params: { id } }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mail is the same until it has ended
  useEffect(() => {
    if (ended_at) return undefined
    // Without a connection the last numbers stay.
    const again = () => document.visibilityState === 'visible' && look().catch(() => undefined)
    const timer = setInterval(again, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [id, ended_at])
  const line = useRef<HTMLParagraphElement>(null)
  const isNew = useRef(!takesFocus)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has other buttons, and the pressed one may be gone
  useEffect(() => {
    if (!isNew.current && document.activeElement === document.body) line.current?.focus()
    isNew.current = false
  }, [state])
  const isPlanned = state === 'planned'
  return (
    <>
      <p className="mail-state" ref={line} tabIndex={-1}>
        <StateMark kind={MARKS[state]} />
        <span role="status">{stateOf(mail)}</span>
      </p>
      <div className="mail-columns">
        <div>
          {!isPlanned && <Bar mail={mail} />}
          {state === 'held' && step_at && (
            <Note>
              <p>
                <b>{text.refused}</b> "{error}". {text.tryAgainAt(clockOf(step_at))}
              </p>
            </Note>
          )}
          <Controls mail={mail} onDone={isPlanned ? reload : look} />
          {!isPlanned && <Numbers mail={mail} />}
          <AdminGroup title={text.happened}>
            <ul className="mail-events">
              {events.map(({ at, what, by, detail }) => (
                <li key={`${at} ${what}`}>
                  <time dateTime={at}>{clockOf(at)}</time>
                  <span>
                    {text.by(text.events[what], by)} {detail && text.answer(detail)}
                  </span>
                </li>
              ))}
            </ul>
          </AdminGroup>
          <Accordion title={text.asSent}>
            <MailPreview mail={textOf(loaded)} />
          </Accordion>
        </div>
        <Facts mail={mail} />
      </div>
    </>
  )
}

function stateOf({ state, step_at, started_at, ended_at }: Mail): string {
  if (state === 'planned') return text.planned(formatLocalTime(step_at ?? ''))
  if (state === 'sending') return text.sending(clockOf(started_at ?? ''))
  if (state === 'sent' || state === 'stopped') return text[state](formatLocalTime(ended_at ?? ''))
  return state === 'held' ? text.held : text.paused
}

function Bar({ mail: { sent, total, waiting, state } }: { mail: Mail }) {
  const most = Math.max(1, total)
  const rest = state === 'sending' ? text.minutes(Math.ceil(waiting / MAILS_A_MINUTE)) : text.wait(waiting)
  return (
    <>
      <p className="mail-count">
        <span>
          <b>{formatNumber(sent)}</b> {text.of(total)}
        </span>
        <small>
          {text.share(Math.floor((100 * sent) / most))}
          {waiting > 0 && ` · ${rest}`}
        </small>
      </p>
      <progress className="mail-progress" max={most} value={sent} aria-label={text.bar} />
    </>
  )
}

/** What can be done in a state, with its name. */
const STEPS: Record<Mail['state'], readonly (readonly [Control, string])[]> = {
  draft: [],
  planned: [['unplan', text.unplan]],
  sending: [['pause', text.pause]],
  held: [
    ['go-on', text.tryNow],
    ['pause', text.pause],
  ],
  paused: [['go-on', text.goOn]],
  sent: [],
  stopped: [],
}

/** A colleague has changed the state first. The mail is loaded again, and its state says so. */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof ApiError && error.status === CONFLICT)) throw error
}

/** A mail that has ended is used again; administrators control the others. */
function Controls({ mail: { id, state, sent, waiting, list }, onDone }: { mail: Mail; onDone: () => Promise<void> }) {
  const { user } = useViewer()
  const { isBusy, failure, run } = useTask()
  const [isStopping, setStopping] = useState(false)
  const startAgain = useNewMail()
  const act = (what: () => Promise<void>) => () => void run(what, text.notDone)
  const control = (action: Control) =>
    act(async () => {
      await mails.controlMail(memberTransport(), { params: { id }, input: { action } }).catch(ignoreConflict)
      setStopping(false)
      await onDone()
    })
  const hasEnded = state === 'sent' || state === 'stopped'
  if (!hasEnded && (user === undefined || !hasAccess(user.role, 'admin'))) return null
  return (
    <>
      <p className="row">
        {STEPS[state].map(([action, name], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the button of the next state keeps the focus
          <Button key={at} busy={isBusy} onClick={control(action)}>
            {name}
          </Button>
        ))}
        {hasEnded ? (
          <Button busy={isBusy} onClick={act(() => startAgain({ list, from: id }))}>
            {text.useAgain}
          </Button>
        ) : (
          state !== 'planned' && (
            <button type="button" className="edit-button edit-danger" onClick={() => setStopping(true)}>
              {text.stop}
            </button>
          )
        )}
        {failure && <span role="alert">{failure}</span>}
      </p>
      <Dialog open={isStopping} onClose={() => setStopping(false)} title={text.stopTitle}>
        <p>{text.stopHint(sent, waiting)}</p>
        <p className="row dialog-actions">
          <Button onClick={() => setStopping(false)}>{text.cancel}</Button>
          <Button variant="danger" busy={isBusy} onClick={control('stop')}>
            {text.stopNow}
          </Button>
        </p>
      </Dialog>
    </>
  )
}

function Numbers({ mail }: { mail: Mail }) {
  return (
    <dl className="mail-numbers">
      {(['sent', 'waiting', 'came_back', 'left'] as const).map((name) => (
        <div key={name}>
          <dt>{text.facts[name][0]}</dt>
          <dd>
            <b>{formatNumber(mail[name])}</b> <small>{text.facts[name][1]}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Facts({ mail: { subject, list, by, left_out } }: { mail: Mail }) {
  const facts = [
    [text.subject, subject],
    [text.to, composeText.audiences[list]],
    ...(by ? [[text.author, by]] : []),
    [text.leftOut, text.bounced(left_out)],
  ]
  return (
    <aside aria-label={text.aside}>
      <dl className="mail-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{text.noTracking}</p>
    </aside>
  )
}
