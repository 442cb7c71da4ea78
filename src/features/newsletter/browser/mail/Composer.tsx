import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatClock, formatNumber } from '#core/format.ts'
import { hasAccess } from '#core/roles.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { HtmlInput, StateMark, useTask } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Field } from '#ui/form/Field.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { Prose } from '#ui/layout/Prose.tsx'
import type { Mail } from '../../contract/mails.ts'
import { AUDIENCES, MAIL_LIMITS } from '../../rules.ts'
import { mails } from '../mail-client.ts'
import { MailPreview } from './MailPreview.tsx'
import { composeText as text } from './messages.ts'
import { SendDialog } from './SendDialog.tsx'
import { useMailDraft } from './use-mail-draft.ts'

const BODY = { type: 'html', label: text.text, help: text.leaveHint } as const

/** The form of a draft with its preview, and what to do with it. */
export function Composer({ mail, reload }: { mail: Mail; reload: () => Promise<void> }) {
  const draft = useMailDraft(mail)
  const { text: written, change, status } = draft
  const bodyId = useId()
  return (
    <>
      <div className="mail-compose">
        <div>
          {status.kind === 'conflict' && (
            <ConflictNote
              theirs={status.theirs}
              choose={(choice) => {
                draft.resolve(status.theirs, choice)
                // It was sent or planned meanwhile: its progress takes the place of the form.
                if (status.theirs.state !== 'draft') void reload()
              }}
            />
          )}
          {draft.wasRestored && <p className="quiet">{text.restored}</p>}
          <Field
            label={text.subject}
            help={text.countOf(written.subject.length, MAIL_LIMITS.subject)}
            maxLength={MAIL_LIMITS.subject}
            value={written.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
          <Field
            label={text.preheader}
            maxLength={MAIL_LIMITS.preheader}
            value={written.preheader}
            onChange={(event) => change({ preheader: event.target.value })}
          />
          <div className="field">
            <span className="mail-label" aria-hidden="true">
              {text.text}
            </span>
            <HtmlInput
              id={bodyId}
              field={BODY}
              value={written.body}
              error={undefined}
              onChange={(body) => change({ body: String(body) })}
            />
            <small id={`${bodyId}-help`}>{text.leaveHint}</small>
          </div>
          <fieldset className="mail-audience">
            <legend>{text.audience}</legend>
            {AUDIENCES.map((list) => (
              <label key={list}>
                <input type="radio" name="list" checked={written.list === list} onChange={() => change({ list })} />
                {text.audiences[list]}
                <span>{formatNumber(mail.people[list])}</span>
              </label>
            ))}
            {mail.blocked > 0 && <small>{text.blocked(mail.blocked)}</small>}
          </fieldset>
        </div>
        <MailPreview mail={written} />
      </div>
      <ComposerBar mail={mail} draft={draft} reload={reload} />
    </>
  )
}

interface ConflictNoteProps {
  theirs: Mail
  choose: (choice: 'mine' | 'theirs') => void
}

/** The text that somebody else has saved; one's own text stays in the form. */
function ConflictNote({ theirs, choose }: ConflictNoteProps) {
  return (
    <section className="notice mail-conflict" aria-label={text.conflict(theirs.by ?? text.someone)}>
      <p role="alert">
        <b>{text.conflict(theirs.by ?? text.someone)}</b>
      </p>
      <div className="mail-theirs">
        <b dir="auto">{theirs.subject}</b>
        <Prose html={theirs.body} />
      </div>
      <p className="row">
        {theirs.state === 'draft' && <Button onClick={() => choose('mine')}>{text.keepMine}</Button>}
        <Button onClick={() => choose('theirs')}>{text.takeTheirs}</Button>
      </p>
    </section>
  )
}

interface ComposerBarProps {
  mail: Mail
  draft: ReturnType<typeof useMailDraft>
  reload: () => Promise<void>
}

/** Where the text is, and the next step: test, then send or ask. */
function ComposerBar({ mail: { id }, draft: { status, savedAt, save, revision }, reload }: ComposerBarProps) {
  const { user } = useViewer()
  const navigate = useNavigate()
  const { isBusy, failure, run } = useTask()
  const [done, setDone] = useState('')
  const [dialog, setDialog] = useState<'send' | 'discard'>()
  const promptLogin = usePromptLogin()
  /** Acts on the text that the server has. */
  const act = (call: (input: { revision: number }) => Promise<string>, otherwise: string) =>
    run(async () => {
      setDone('')
      if (await save()) setDone(await call({ revision: revision() }))
    }, otherwise)
  const params = { id }
  const test = async (input: { revision: number }) => {
    const { email, at } = await mails.testMail(memberTransport(), { params, input })
    return text.tested(email, formatClock(at))
  }
  const ask = async (input: { revision: number }) => {
    await mails.askForSending(memberTransport(), { params, input })
    return text.asked
  }
  const discard = async () => {
    await mails.discardMail(memberTransport(), { params })
    await navigate('/admin/mail')
  }
  const isAdmin = user !== undefined && hasAccess(user.role, 'admin')
  return (
    <section className="mail-bar" aria-label={text.bar}>
      <p role="status">
        <StateMark kind={status.kind === 'saved' || status.kind === 'saving' ? 'draft' : 'warning'} />
        <span>
          {status.kind === 'saved' && (
            <>
              <b>{text.draft}</b> {done || text.saved(formatClock(savedAt))}
            </>
          )}
          {status.kind === 'saving' && text.saving}
          {status.kind === 'failed' && text.notSaved}
          {status.kind === 'signed-out' && text.signedOut}
          {status.kind === 'conflict' && text.conflict(status.theirs.by ?? text.someone)}
        </span>
      </p>
      {failure && <p role="alert">{failure}</p>}
      {status.kind === 'signed-out' ? (
        <Button variant="primary" onClick={() => promptLogin(() => void save())}>
          {text.signIn}
        </Button>
      ) : (
        <>
          <button type="button" className="edit-button edit-danger" onClick={() => setDialog('discard')}>
            {text.discard}
          </button>
          <button
            type="button"
            className="edit-button"
            aria-busy={isBusy}
            onClick={() => void act(test, text.notTested)}
          >
            {text.test}
          </button>
          {isAdmin ? (
            <Button variant="primary" onClick={() => void save().then((isSaved) => isSaved && setDialog('send'))}>
              {text.send}
            </Button>
          ) : (
            <Button variant="primary" busy={isBusy} onClick={() => void act(ask, text.notAsked)}>
              {text.ask}
            </Button>
          )}
        </>
      )}
      <SendDialog id={id} isOpen={dialog === 'send'} onClose={() => setDialog(undefined)} onSent={reload} />
      <Dialog open={dialog === 'discard'} onClose={() => setDialog(undefined)} title={text.discardTitle}>
        <p>{text.discardHint}</p>
        <p className="row dialog-actions">
          <Button variant="danger" busy={isBusy} onClick={() => void run(discard, text.notDiscarded)}>
            {text.discardNow}
          </Button>
        </p>
        {failure && <p role="alert">{failure}</p>}
      </Dialog>
    </section>
  )
}
