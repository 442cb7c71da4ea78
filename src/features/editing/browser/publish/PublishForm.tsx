import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import type { Path } from '#core/content-path.ts'
import { isNewEntry } from '#core/content-type.ts'
import { formatCount, formatZonedTime } from '#core/format.ts'
import { timeOfWall, type WallTime, wallTimeAt } from '#core/zoned-time.ts'
import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { MAX_NOTE } from '../../rules.ts'
import { type DraftState, valueOfServer } from '../drafts/draft-state.ts'
import { changeGroups } from './change-groups.ts'
import { LeavingFiles, WITHDRAW_REPLACED } from './LeavingFiles.tsx'
import { failureText, publishText as text } from './messages.ts'
import { ProblemList } from './ProblemList.tsx'
import { type Done, explainFailure, isSignedOut, publishDraft } from './publish-draft.ts'
import { useProblems } from './use-problems.ts'
import { WhenFields } from './WhenFields.tsx'

interface PublishFormProps {
  state: DraftState
  startsLater: boolean
  zone: string
  onFix: (path: Path) => void
  onClose: () => void
  onDone: (done: Done) => void
}

/** The time that the dialog offers, and how far ahead, in ms. */
const FIRST_CLOCK = '06:00'
const DAY_MS = 24 * 60 * 60_000

/** What readers will see, what has to be fixed first, and when it becomes public. */
export function PublishForm({ state, startsLater, zone, onFix, onClose, onDone }: PublishFormProps) {
  const { type, server, value } = state
  const form = useRef<HTMLFormElement>(null)
  const [isLater, setLater] = useState(startsLater)
  const [wall, setWall] = useState(() => firstWall(server.draft?.publish_at, zone))
  const [isQuiet, setQuiet] = useState(server.draft?.is_quiet ?? false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const promptLogin = usePromptLogin()
  const checked = useProblems(state)
  const [error] = checked.problems.filter(({ level }) => level === 'error')
  const at = isLater ? timeOfWall(wall, zone) : undefined
  const groups = changeGroups(type, {
    before: server.published ? valueOfServer(server.published) : undefined,
    isNew: isNewEntry(server.entry),
    after: value,
    files: server.files,
  })

  const publish = async () => {
    setBusy(true)
    setFailure('')
    try {
      const withdrawReplaced = isChecked(form, WITHDRAW_REPLACED)
      onDone(await publishDraft(server, { note: readNote(form), isQuiet, withdrawReplaced, at }))
    } catch (reason) {
      setFailure(await explainFailure(reason, server))
      if (isSignedOut(reason)) promptLogin(() => void publish())
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (error) onFix(error.path)
    else if (isBusy) return
    else if (isLater && !(at && at > new Date())) setFailure(failureText.chooseTime)
    else void publish()
  }
  const version = server.version?.number
  return (
    <form ref={form} className="publish-form" noValidate onSubmit={submit}>
      <div>
        <h3>{text.readersWillSee}</h3>
        <ul className="publish-rows">
          {groups.map(({ name, detail }) => (
            <li key={name}>
              <b>{name}</b> <span className="quiet">{detail}</span>
            </li>
          ))}
        </ul>
        {groups.length === 0 && <p className="quiet">{text.noChanges}</p>}
        {version !== undefined && (
          <p>
            <Link to={`/admin/versions/${server.kind}/${server.entry}`} onClick={onClose}>
              {text.compare(version)}
            </Link>
          </p>
        )}
        <ProblemList draft={state} {...checked} onFix={onFix} />
      </div>
      <div>
        <NoteField
          defaultValue={server.draft?.note ?? ''}
          help={type.showsNote ? text.noteHelp : text.noteHelpOfStaff}
        />
        {server.mails > 0 && (
          <label className="publish-mails">
            <input type="checkbox" checked={!isQuiet} onChange={(event) => setQuiet(!event.target.checked)} />
            <span>
              {formatCount(server.mails, text.mails)}
              <small>{text.mailsHelp}</small>
            </span>
          </label>
        )}
        {server.published && <LeavingFiles type={type} before={valueOfServer(server.published)} after={value} />}
        <WhenFields isLater={isLater} onLater={setLater} wall={wall} onWall={setWall} zone={zone} />
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

function NoteField({ defaultValue, help }: { defaultValue: string; help: string }) {
  const id = useId()
  const [length, setLength] = useState(defaultValue.length)
  return (
    <div className="field">
      <label htmlFor={id}>{text.note}</label>
      <textarea
        dir="auto"
        id={id}
        name="note"
        rows={2}
        maxLength={MAX_NOTE}
        defaultValue={defaultValue}
        aria-describedby={`${id}-help`}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      <small id={`${id}-help`} className="publish-note-help">
        <span>{help}</span> <span>{text.countOf(length, MAX_NOTE)}</span>
      </small>
    </div>
  )
}

function isChecked(form: RefObject<HTMLFormElement | null>, name: string): boolean {
  return form.current !== null && new FormData(form.current).has(name)
}

function readNote(form: RefObject<HTMLFormElement | null>): string {
  // A note is one line.
  return form.current
    ? String(new FormData(form.current).get('note') ?? '')
        .replace(/\s+/g, ' ')
        .trim()
    : ''
}

/** The planned time, or tomorrow morning. */
function firstWall(planned: string | null | undefined, zone: string): WallTime {
  if (planned) return wallTimeAt(new Date(planned), zone)
  return { day: wallTimeAt(new Date(Date.now() + DAY_MS), zone).day, clock: FIRST_CLOCK }
}
