import { type FormEvent, useState } from 'react'
import { isSame } from '#core/content-changes.ts'
import type { Path } from '#core/content-path.ts'
import { formatCount, formatNumber, formatUtcOffset, formatZonedTime } from '#core/format.ts'
import { offsetAt, timeOfWall, type WallTime, wallTimeAt } from '#core/zoned-time.ts'
import { nameOfTimezone } from '#features/accounts/browser/components/timezone-names.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { MAX_NOTE } from '../../rules.ts'
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

/** The time that the dialog offers, and how far ahead, in ms. */
const FIRST_CLOCK = '06:00'
const DAY_MS = 24 * 60 * 60_000

/** What readers will see, what has to be fixed first, and when it becomes public. */
export function PublishForm({ states, startsLater, zone, onFix, onClose, onDone }: PublishFormProps) {
  const drafts = states.map(({ server }) => server.draft)
  const [isLater, setLater] = useState(startsLater)
  const [wall, setWall] = useState(() => firstWall(drafts.find((draft) => draft?.publish_at)?.publish_at, zone))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const promptLogin = usePromptLogin()
  const parts = useProblems(states)
  const [error] = parts.flatMap(([state, { problems }]) =>
    problems.filter(({ level }) => level === 'error').map(({ path }) => ({ state, path })),
  )
  const wasQuiet = drafts.some((draft) => draft?.is_quiet)
  const mails = states.reduce((sum, { server }) => sum + server.mails, 0)
  const at = isLater ? timeOfWall(wall, zone) : undefined

  const offset = formatUtcOffset(offsetAt(timeOfWall(wall, zone) ?? new Date(), zone))
  const timeField = (name: keyof WallTime, type: string, label: string) => (
    <Field
      label={label}
      type={type}
      value={wall[name]}
      onChange={(event) => setWall({ ...wall, [name]: event.target.value })}
    />
  )

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
    if (isLater && !(at && at > new Date())) return setFailure(failureText.chooseTime)
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
        <fieldset className="publish-when">
          <legend>{text.when}</legend>
          <label>
            <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} /> {text.now}
          </label>
          <label>
            <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} /> {text.later}
          </label>
        </fieldset>
        {isLater && (
          <div className="publish-time">
            {timeField('day', 'date', text.day)}
            {timeField('clock', 'time', text.time)}
            <small>{text.zone(zone === 'UTC' ? text.utc : nameOfTimezone(zone), offset)}</small>
          </div>
        )}
      </div>
      <div className="publish-end">
        <p role="status" className={failure ? 'publish-failure' : 'quiet'}>
          {failure || (version !== undefined && !error ? text.nextVersion(version + 1) : text.nothingPublic)}
        </p>
        <button type="button" className="edit-button" onClick={onClose}>
          {text.cancel}
        </button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={text.working}>
          {error ? text.firstError : at ? text.schedule(formatZonedTime(at, zone)) : text.publishNow}
        </Button>
      </div>
    </form>
  )
}

/** The planned time, or tomorrow morning. */
function firstWall(planned: string | null | undefined, zone: string): WallTime {
  if (planned) return wallTimeAt(new Date(planned), zone)
  return { day: wallTimeAt(new Date(Date.now() + DAY_MS), zone).day, clock: FIRST_CLOCK }
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
