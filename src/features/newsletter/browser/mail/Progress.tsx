import { useEffect, useState } from 'react'
import { formatLocalTime, formatNumber } from '#core/format.ts'
import { hasAccess } from '#core/roles.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { clockOf, StateMark, useTask } from '#features/editing/browser/public.ts'
import { Accordion } from '#ui/elements/Accordion.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Note } from '#ui/status/Note.tsx'
import type { Mail } from '../../contract/mails.ts'
import { type Control, MAILS_A_MINUTE } from '../../rules.ts'
import { mails } from '../mail-client.ts'
import { useNewMail } from './MailList.tsx'
import { MailPreview } from './MailPreview.tsx'
import { composeText, progressText as text } from './messages.ts'
import { textOf } from './use-mail-draft.ts'
import './progress.css'

const LOOK_EVERY_MS = 5000

/** How far a mail is; the page can be left. */
export function Progress({ loaded, reload }: { loaded: Mail; reload: () => Promise<void> }) {
  const [mail, setMail] = useState(loaded)
  const { id, ended_at, error, step_at, state } = mail
  const look = async () => setMail(await mails.getMail(memberTransport(), { params: { id } }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mail is the same until it has ended
  useEffect(() => {
    if (ended_at) return undefined
    // Without a connection the last numbers stay.
    const timer = setInterval(
      () => document.visibilityState === 'visible' && look().catch(() => undefined),
      LOOK_EVERY_MS,
    )
    return () => clearInterval(timer)
  }, [id, ended_at])
  const onDone = state === 'planned' ? reload : look
  return (
    <>
      <p className="mail-state">
        <StateMark kind={state === 'held' || state === 'paused' ? 'warning' : ended_at ? 'done' : 'draft'} />
        <span role="status">{stateOf(mail)}</span>
      </p>
      <div className="mail-columns">
        <div>
          {state !== 'planned' && <Bar mail={mail} />}
          {state === 'held' && step_at && (
            <Note>
              <p>
                <b>{text.refused}</b> "{error}". {text.tryAgainAt(clockOf(step_at))}
              </p>
            </Note>
          )}
          <Controls mail={mail} onDone={onDone} />
          {state !== 'planned' && <Facts mail={mail} />}
          <Events mail={mail} />
          <Accordion title={text.asSent}>
            <MailPreview mail={textOf(loaded)} />
          </Accordion>
        </div>
        <aside aria-label={text.aside}>
          <dl className="mail-facts">
            <dt>{text.subject}</dt>
            <dd dir="auto">{mail.subject}</dd>
            <dt>{text.to}</dt>
            <dd>{composeText.audiences[mail.list]}</dd>
            {mail.by && (
              <>
                <dt>{text.author}</dt>
                <dd>{mail.by}</dd>
              </>
            )}
            <dt>{text.leftOut}</dt>
            <dd>{text.bounced(mail.left_out)}</dd>
          </dl>
          <p className="quiet">{text.noTracking}</p>
        </aside>
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
  const percent = Math.floor((100 * sent) / Math.max(1, total))
  const rest = state === 'sending' ? text.minutes(Math.ceil(waiting / MAILS_A_MINUTE)) : text.wait(waiting)
  return (
    <>
      <p className="mail-count">
        <span>
          <b>{formatNumber(sent)}</b> {text.of(total)}
        </span>
        <small>
          {text.share(percent)}
          {waiting > 0 && ` · ${rest}`}
        </small>
      </p>
      <progress className="mail-progress" max={Math.max(1, total)} value={sent} aria-label={text.bar} />
    </>
  )
}

/** What administrators can do in this state. */
function Controls({ mail: { id, state, sent, waiting, list }, onDone }: { mail: Mail; onDone: () => Promise<void> }) {
  const { user } = useViewer()
  const { isBusy, failure, run } = useTask()
  const [isStopping, setStopping] = useState(false)
  const startAgain = useNewMail()
  const control = (action: Control) =>
    run(async () => {
      await mails.controlMail(memberTransport(), { params: { id }, input: { action } })
      setStopping(false)
      await onDone()
    }, text.notDone)
  const button = (action: Control, label: string) => (
    <Button busy={isBusy} onClick={() => void control(action)}>
      {label}
    </Button>
  )
  if (state === 'sent' || state === 'stopped')
    return (
      <p className="row">
        <Button busy={isBusy} onClick={() => void run(() => startAgain({ list, from: id }), text.notDone)}>
          {text.useAgain}
        </Button>
        {failure && <span role="alert">{failure}</span>}
      </p>
    )
  if (user === undefined || !hasAccess(user.role, 'admin')) return null
  return (
    <>
      <p className="row">
        {state === 'planned' && button('unplan', text.unplan)}
        {state === 'held' && button('go-on', text.tryNow)}
        {(state === 'sending' || state === 'held') && button('pause', text.pause)}
        {state === 'paused' && button('go-on', text.goOn)}
        {state !== 'planned' && (
          <button type="button" className="edit-button edit-danger" onClick={() => setStopping(true)}>
            {text.stop}
          </button>
        )}
        {failure && <span role="alert">{failure}</span>}
      </p>
      <Dialog open={isStopping} onClose={() => setStopping(false)} title={text.stopTitle}>
        <p>{text.stopHint(sent, waiting)}</p>
        <p className="row dialog-actions">
          <Button onClick={() => setStopping(false)}>{text.cancel}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void control('stop')}>
            {text.stopNow}
          </Button>
        </p>
      </Dialog>
    </>
  )
}

function Facts({ mail }: { mail: Mail }) {
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

function Events({ mail: { events } }: { mail: Mail }) {
  return (
    <section className="to-do-group" aria-labelledby="mail-happened">
      <header>
        <h2 id="mail-happened">{text.happened}</h2>
      </header>
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
    </section>
  )
}
