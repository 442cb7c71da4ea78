import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatClock, formatNumber } from '#core/format.ts'
import { hasAccess } from '#core/roles.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { clockOf, HtmlInput, StateMark, useTask } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Field } from '#ui/form/Field.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { Prose } from '#ui/layout/Prose.tsx'
import type { Mail } from '../../contract/mails.ts'
import { AUDIENCES, MAIL_LIMITS } from '../../rules.ts'
import { mails } from '../mail-client.ts'
import { InsertModule } from './InsertModule.tsx'
import { MailPreview } from './MailPreview.tsx'
import { nameOf, composeText as text } from './messages.ts'
import { SendDialog } from './SendDialog.tsx'
import { useMailDraft } from './use-mail-draft.ts'

const BODY = { type: 'html', label: text.text, help: text.leaveHint } as const

interface ComposerProps {
  mail: Mail
  /** The title of the page follows the subject. */
  rename: (name: string) => void
  reload: () => Promise<void>
}

/** The form of a draft with its preview, and what to do with it. */
export function Composer({ mail, rename, reload }: ComposerProps) {
  const draft = useMailDraft(mail)
  const { text: written, change, status } = draft
  const bodyId = useId()
  const name = nameOf(written)
  useEffect(() => rename(name), [rename, name])
  const line = (name: 'subject' | 'preheader') => (
    <Field
      label={text[name]}
      {...(name === 'subject' && { help: text.countOf(written.subject.length, MAIL_LIMITS.subject) })}
      maxLength={MAIL_LIMITS[name]}
      value={written[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
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
          {line('subject')}
          {line('preheader')}
          <div className="field">
            <div className="mail-label">
              <span aria-hidden="true">{text.text}</span>
              <InsertModule insert={(html) => change({ body: written.body + html })} />
            </div>
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
                <span>{mail.people && formatNumber(mail.people[list])}</span>
              </label>
            ))}
            {mail.blocked > 0 && <small>{text.blocked(mail.blocked)}</small>}
          </fieldset>
        </div>
        <MailPreview mail={written} />
      </div>
      <ComposerBar id={mail.id} draft={draft} reload={reload} />
    </>
  )
}

interface ConflictNoteProps {
  theirs: Mail
  choose: (choice: 'mine' | 'theirs') => void
}

/** The text that somebody else has saved; one's own text stays in the form. */
function ConflictNote({ theirs: { by, subject, body, state }, choose }: ConflictNoteProps) {
  const title = text.conflict(by ?? text.someone)
  return (
    <section className="notice mail-conflict" aria-label={title}>
      <p role="alert">
        <b>{title}</b>
      </p>
      <div className="mail-theirs">
        <b dir="auto">{subject}</b>
        <Prose html={body} />
      </div>
      <p className="row">
        {state === 'draft' && <Button onClick={() => choose('mine')}>{text.keepMine}</Button>}
        <Button onClick={() => choose('theirs')}>{text.takeTheirs}</Button>
      </p>
    </section>
  )
}

interface ComposerBarProps {
  id: number
  draft: ReturnType<typeof useMailDraft>
  reload: () => Promise<void>
}

/** Where the text is, and the next step: test, then send or ask. */
function ComposerBar({ id, draft: { status, savedAt, save, revision }, reload }: ComposerBarProps) {
  const { user } = useViewer()
  const navigate = useNavigate()
  const { isBusy, failure, run } = useTask()
  const [done, setDone] = useState('')
  const [dialog, setDialog] = useState<'send' | 'discard'>()
  const promptLogin = usePromptLogin()
  const params = { id }
  const close = () => setDialog(undefined)
  /** Acts on the text that the server has. */
  const prepare = (action: 'test' | 'ask', otherwise: string) =>
    run(async () => {
      setDone('')
      if (!(await save())) return
      const input = { action, revision: revision() }
      const { detail } = await mails.prepareMail(memberTransport(), { params, input })
      setDone(action === 'ask' ? detail : text.tested(user?.email ?? '', formatClock(new Date().toISOString())))
    }, otherwise)
  const discard = async () => {
    await mails.discardMail(memberTransport(), { params })
    await navigate('/admin/mail')
  }
  const isAdmin = user !== undefined && hasAccess(user.role, 'admin')
  const isStored = status.kind === 'saved' || status.kind === 'saving'
  return (
    <section className="mail-bar" aria-label={text.bar}>
      <p role="status">
        <StateMark kind={isStored ? 'draft' : 'warning'} />
        {status.kind === 'saved' ? (
          <span>
            <b>{text.draft}</b> {done || text.saved(clockOf(savedAt))}
          </span>
        ) : status.kind === 'conflict' ? (
          text.conflict(status.theirs.by ?? text.someone)
        ) : (
          text[status.kind]
        )}
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
            onClick={() => void prepare('test', text.notTested)}
          >
            {text.test}
          </button>
          <Button
            variant="primary"
            busy={!isAdmin && isBusy}
            onClick={() =>
              void (isAdmin ? save().then((isSaved) => isSaved && setDialog('send')) : prepare('ask', text.notAsked))
            }
          >
            {isAdmin ? text.send : text.ask}
          </Button>
        </>
      )}
      <SendDialog id={id} isOpen={dialog === 'send'} onClose={close} onSent={reload} />
      <Dialog open={dialog === 'discard'} onClose={close} title={text.discardTitle}>
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
