import { type FormEvent, useState } from 'react'
import { isSame } from '#core/content-changes.ts'
import type { Path } from '#core/content-path.ts'
import { formatCount, formatNumber, formatZonedTime } from '#core/format.ts'
import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { MAX_NOTE } from '../../rules.ts'
import { useWhen } from '../components/use-when.tsx'
import { useProblems } from './checked-drafts.ts'
import { type DraftState, valueOfServer } from './draft-state.ts'
import { idOf } from './draft-store.ts'
import { failureText, publishText as text } from './messages.ts'
import { PublishedPart } from './PublishedPart.tsx'
import { filesIn } from './problems.ts'
import { type Done, inOrder, type Plan, publishDraft } from './publish-draft.ts'

interface PublishFormProps {
  /** Drafts that are published together, at least one. */
  states: readonly DraftState[]
  startsLater: boolean
  /** IANA name of the account's time zone. */
  zone: string
  onFix: (state: DraftState, path: Path) => void
  onClose: () => void
  onDone: (done: readonly Done[]) => void
}

/** The time that the dialog offers for tomorrow. */
const FIRST_CLOCK = '06:00'

/** What readers will see, what has to be fixed first, and when it becomes public. */
export function PublishForm({ states, startsLater, zone, onFix, onClose, onDone }: PublishFormProps) {
  const drafts = states.map(({ server }) => server.draft)
  const planned = drafts.find((draft) => draft?.publish_at)?.publish_at
  const { at, isPast, fields } = useWhen({ zone, startsLater, planned, clock: FIRST_CLOCK, hint: text.checkedAgain })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const promptLogin = usePromptLogin()
  const parts = useProblems(states)
  const [error] = parts.flatMap(([state, { problems }]) =>
    problems.filter(({ level }) => level === 'error').map(({ path }) => ({ state, path })),
  )
  const wasQuiet = drafts.some((draft) => draft?.is_quiet)
  const mails = states.reduce((sum, { server }) => sum + server.mails, 0)

  const publish = async (plan: Plan) => {
    setBusy(true)
    setFailure('')
    const done: Done[] = []
    for (const { server } of inOrder(states)) {
      const result = await publishDraft(server, plan)
      if (result.kind === 'failed') {
        const partly = failureText.partly(formatNumber(done.length), formatNumber(states.length))
        setFailure(done.length > 0 ? partly : result.message)
        if (result.isSignedOut) promptLogin(() => void publish(plan))
        return setBusy(false)
      }
      done.push(result)
    }
    setBusy(false)
    onDone(done)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (error) return onFix(error.state, error.path)
    if (isBusy) return
    if (isPast) return setFailure(failureText.chooseTime)
    const given = new FormData(event.currentTarget)
    // A note is one line.
    const note = String(given.get('note')).replace(/\s+/g, ' ').trim()
    // Without the question about mails the choice stays as it was planned.
    const isQuiet = mails > 0 ? !given.has('mails') : wasQuiet
    void publish({ note, isQuiet, withdrawReplaced: given.has('withdraw_replaced'), at })
  }
  const [version] = states.length === 1 ? states.flatMap(({ server }) => server.version?.number ?? []) : []
  return (
    <form className="publish-form" noValidate onSubmit={submit}>
      <div>
        {parts.map(([state, checked]) => (
          <PublishedPart
            key={idOf(state.server)}
            state={state}
            checked={checked}
            isNamed={states.length > 1}
            onFix={(path) => onFix(state, path)}
            onClose={onClose}
          />
        ))}
      </div>
      <div>
        <TextArea
          label={text.note}
          name="note"
          rows={2}
          maxLength={MAX_NOTE}
          defaultValue={drafts.find((draft) => draft?.note)?.note ?? ''}
          help={states.some(({ type }) => type.showsNote) ? text.noteHelp : text.noteHelpOfStaff}
          countLabel={(note) => text.countOf(note.length, MAX_NOTE)}
        />
        {mails > 0 && (
          <label className="publish-mails">
            <input type="checkbox" name="mails" defaultChecked={!wasQuiet} />
            <span>
              {formatCount(mails, text.mails)}
              <small>{text.mailsHelp}</small>
            </span>
          </label>
        )}
        <LeavingFiles states={states} />
        {fields}
      </div>
      <div className="publish-end">
        <p role="status" className={failure ? 'publish-failure' : 'quiet'}>
          {failure || (version !== undefined && !error ? text.nextVersion(version + 1) : text.nothingPublic)}
        </p>
        <button type="button" className="edit-button" onClick={onClose}>
          {text.cancel}
        </button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={text.working}>
          {error
            ? text.firstError
            : at
              ? text.schedule(formatZonedTime(at, zone))
              : isPast
                ? text.plan
                : text.publishNow}
        </Button>
      </div>
    </form>
  )
}

/** What happens to files that readers do not see any more after the publication. */
function LeavingFiles({ states }: { states: readonly DraftState[] }) {
  const files = states.map(({ type, server, value }) => ({
    before: server.published ? filesIn(type.fields, valueOfServer(server.published)) : [],
    after: filesIn(type.fields, value),
  }))
  // A file that moved to another place stays.
  const kept = new Set(files.flatMap(({ after }) => after.map(({ id }) => id)))
  const left = files.flatMap(({ before, after }) =>
    before
      .filter(({ id }) => !kept.has(id))
      .map(({ path }) => (after.some((file) => isSame(file.path, path)) ? 'replaced' : 'removed')),
  )
  return (
    <>
      {left.includes('removed') && <p className="quiet">{text.removedFiles}</p>}
      {left.includes('replaced') && (
        <label className="publish-check">
          <input type="checkbox" name="withdraw_replaced" />
          <span>
            {text.withdrawReplaced} <small className="quiet">{text.withdrawReplacedHelp}</small>
          </span>
        </label>
      )}
    </>
  )
}
