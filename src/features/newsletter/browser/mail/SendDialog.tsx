import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import type { Transport } from '#core/client.ts'
import { formatLocalTime, formatZonedTime } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Loaded } from '#features/editing/browser/components/LoadedPage.tsx'
import { useWhen } from '#features/editing/browser/components/use-when.tsx'
import { StateMark, useReload, useTask } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import type { Mail } from '../../contract/mails.ts'
import { MAIL_LIMITS, MAILS_A_MINUTE } from '../../rules.ts'
import { mails } from '../mail-client.ts'
import { nameOf, sendText as text } from './messages.ts'

interface SendDialogProps {
  id: number
  isOpen: boolean
  onClose: () => void
  onSent: () => Promise<void>
}

/** The last look before a mail leaves. Who gets it is counted when the dialog opens. */
export function SendDialog({ id, isOpen, onClose, onSent }: SendDialogProps) {
  const [title, setTitle] = useState('')
  const load = useCallback(
    async (api: Transport) => {
      const mail = await mails.getMail(api, { params: { id } })
      setTitle(text.title(countOf(mail)))
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

const countOf = ({ people, list }: Mail) => people?.[list] ?? 0

function SendForm({ mail, onClose, onSent }: { mail: Mail } & Omit<SendDialogProps, 'id' | 'isOpen'>) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { at, isPast, fields } = useWhen({ zone, clock: '09:00' })
  const { isBusy, failure, run } = useTask()
  const count = countOf(mail)
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
  return (
    <form className="publish-form" noValidate onSubmit={submit}>
      <div>
        <p className="quiet">{nameOf(mail)}</p>
        <Checks mail={mail} />
      </div>
      <div>
        {fields}
        <p>{text.rate(Math.max(1, Math.ceil(count / MAILS_A_MINUTE)), MAILS_A_MINUTE)}</p>
      </div>
      <div className="publish-end">
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
  const { id, revision, subject, is_tested, tested_at, links, broken_links, bytes, has_mail_server } = mail
  const reload = useReload()
  const { failure, run } = useTask()
  const test = async () => {
    await mails.prepareMail(memberTransport(), { params: { id }, input: { action: 'test', revision } })
    await reload()
  }
  const [hasSubject, isSmall] = [subject !== '', bytes < MAIL_LIMITS.mailBytes]
  return (
    <>
      <h3>{text.checks}</h3>
      <ul className="publish-rows mail-checks">
        {!has_mail_server && (
          <Check isGood={false} title={text.noServer}>
            {text.noServerHint}
          </Check>
        )}
        <Check isGood={is_tested} title={is_tested ? text.tested : text.notTested}>
          {tested_at ? text.lastTest(formatLocalTime(tested_at)) : text.neverTested}
          {!is_tested && (
            <button type="button" className="edit-button" onClick={() => void run(test, text.notSent)}>
              {text.testNow}
            </button>
          )}
          {failure && <span role="alert">{failure}</span>}
        </Check>
        <Check
          isGood={hasSubject && broken_links.length === 0}
          title={hasSubject ? text.subject(links) : text.noSubject}
        >
          {broken_links.length === 0 ? text.linksOpen : `${text.brokenLinks} ${broken_links.join(', ')}`}
        </Check>
        <Check isGood={isSmall} title={text.size(bytes)}>
          {isSmall ? text.smallEnough : text.tooLarge}
        </Check>
        <Check isGood title={text.leave}>
          {text.leaveHint}
        </Check>
      </ul>
    </>
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
