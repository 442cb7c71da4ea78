import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import type { Transport } from '#core/client.ts'
import { formatLocalTime, formatUtcOffset, formatZonedTime } from '#core/format.ts'
import { offsetAt, timeOfWall, type WallTime, wallTimeAt } from '#core/zoned-time.ts'
import { nameOfTimezone } from '#features/accounts/browser/components/timezone-names.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Loaded } from '#features/editing/browser/components/LoadedPage.tsx'
import { StateMark, useReload, useTask } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Mail } from '../../contract/mails.ts'
import { MAIL_LIMITS, MAILS_A_MINUTE } from '../../rules.ts'
import { mails } from '../mail-client.ts'
import { sendText as text } from './messages.ts'
import { nameOf } from './name-of.ts'

interface SendDialogProps {
  id: number
  isOpen: boolean
  onClose: () => void
  onSent: () => Promise<void>
}

const DAY_MS = 24 * 60 * 60_000

/** The last look before a mail leaves. Who gets it is counted when the dialog opens. */
export function SendDialog({ id, isOpen, onClose, onSent }: SendDialogProps) {
  const [title, setTitle] = useState('')
  const load = useCallback(
    async (api: Transport) => {
      const mail = await mails.getMail(api, { params: { id } })
      setTitle(text.title(mail.people[mail.list]))
      return mail
    },
    [id],
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title={title} wide>
      <Loaded load={load}>{(mail) => <SendForm mail={mail} onClose={onClose} onSent={onSent} />}</Loaded>
    </Dialog>
  )
}

function SendForm({ mail, onClose, onSent }: { mail: Mail } & Pick<SendDialogProps, 'onClose' | 'onSent'>) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [isLater, setLater] = useState(false)
  const [wall, setWall] = useState(() => ({ day: wallTimeAt(new Date(Date.now() + DAY_MS), zone).day, clock: '09:00' }))
  const { isBusy, failure, run } = useTask()
  const count = mail.people[mail.list]
  const at = isLater ? timeOfWall(wall, zone) : undefined
  const isPast = isLater && !(at && at > new Date())
  const send = async () => {
    const input = { revision: mail.revision, at: at?.toISOString() ?? null }
    await mails.sendMail(memberTransport(), { params: { id: mail.id }, input })
    onClose()
    await onSent()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPast) void run(send, text.notSent)
  }
  const timeField = (name: keyof WallTime, type: string, label: string) => (
    <Field
      label={label}
      type={type}
      value={wall[name]}
      onChange={(event) => setWall({ ...wall, [name]: event.target.value })}
    />
  )
  return (
    <form className="mail-send" noValidate onSubmit={submit}>
      <p className="quiet">{nameOf(mail)}</p>
      <div className="mail-halves">
        <Checks mail={mail} />
        <div>
          <fieldset className="mail-when">
            <legend>{text.when}</legend>
            <label>
              <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} /> {text.now}
            </label>
            <label>
              <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} /> {text.later}
            </label>
          </fieldset>
          {isLater && (
            <div className="mail-time">
              {timeField('day', 'date', text.day)}
              {timeField('clock', 'time', text.time)}
              <small>{text.zone(nameOfTimezone(zone), formatUtcOffset(offsetAt(at ?? new Date(), zone)))}</small>
            </div>
          )}
          <p>{text.rate(Math.max(1, Math.ceil(count / MAILS_A_MINUTE)), MAILS_A_MINUTE)}</p>
        </div>
      </div>
      <div className="mail-end">
        <p role="status">{isPast ? text.chooseTime : failure || text.safe}</p>
        <button type="button" className="edit-button" onClick={onClose}>
          {text.cancel}
        </button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {at ? text.schedule(formatZonedTime(at, zone)) : text.sendNow(count)}
        </Button>
      </div>
    </form>
  )
}

/** What to know before sending. Nothing of it stops the mail, except a missing subject, which the server refuses. */
function Checks({ mail }: { mail: Mail }) {
  const reload = useReload()
  const { failure, run } = useTask()
  const test = async () => {
    await mails.testMail(memberTransport(), { params: { id: mail.id }, input: { revision: mail.revision } })
    await reload()
  }
  const hasLinks = mail.subject !== '' && mail.broken_links.length === 0
  const lastTest = mail.tested_at ? text.lastTest(formatLocalTime(mail.tested_at)) : text.neverTested
  return (
    <div>
      <h3>{text.checks}</h3>
      <ul className="mail-checks">
        <Check isGood={mail.is_tested} title={mail.is_tested ? text.tested : text.notTested}>
          {lastTest}
          {!mail.is_tested && (
            <button type="button" className="edit-button" onClick={() => void run(test, text.notSent)}>
              {text.testNow}
            </button>
          )}
          {failure && <span role="alert">{failure}</span>}
        </Check>
        <Check isGood={hasLinks} title={mail.subject === '' ? text.noSubject : text.subject(mail.links)}>
          {mail.broken_links.length === 0 ? text.linksOpen : `${text.brokenLinks} ${mail.broken_links.join(', ')}`}
        </Check>
        <Check isGood={mail.bytes < MAIL_LIMITS.mailBytes} title={text.size(mail.bytes)}>
          {mail.bytes < MAIL_LIMITS.mailBytes ? text.smallEnough : text.tooLarge}
        </Check>
        <Check isGood title={text.leave}>
          {text.leaveHint}
        </Check>
      </ul>
    </div>
  )
}

function Check({ isGood, title, children }: { isGood: boolean; title: string; children: ReactNode }) {
  return (
    <li>
      <StateMark kind={isGood ? 'done' : 'warning'} />
      <div>
        <b>{title}</b>
        <small>{children}</small>
      </div>
    </li>
  )
}
