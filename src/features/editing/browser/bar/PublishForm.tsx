import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import type { Path } from '#core/content-path.ts'
import { formatCount, formatNumber, formatZonedTime } from '#core/format.ts'
import { timeOfWall, type WallTime, wallTimeAt } from '#core/zoned-time.ts'
import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { MAX_NOTE } from '../../rules.ts'
import type { DraftState } from './draft-state.ts'
import { idOf } from './draft-store.ts'
import { LeavingFiles, WITHDRAW_REPLACED } from './LeavingFiles.tsx'
import { failureText, publishText as text } from './messages.ts'
import { PublishedPart } from './PublishedPart.tsx'
import { type Done, explainFailure, inOrder, isSignedOut, publishDraft } from './publish-draft.ts'
import { useProblems } from './use-problems.ts'
import { WhenFields } from './WhenFields.tsx'

interface PublishFormProps {
  /** Drafts that are published together, at least one. */
  states: readonly DraftState[]
  startsLater: boolean
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
  const form = useRef<HTMLFormElement>(null)
  const [isLater, setLater] = useState(startsLater)
  const [wall, setWall] = useState(() => firstWall(drafts.find((draft) => draft?.publish_at)?.publish_at, zone))
  const [isQuiet, setQuiet] = useState(drafts.some((draft) => draft?.is_quiet))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const promptLogin = usePromptLogin()
  const parts = useProblems(states)
  const [error] = parts.flatMap(([state, { problems }]) =>
    problems.filter(({ level }) => level === 'error').map(({ path }) => ({ state, path })),
  )
  const mails = states.reduce((sum, { server }) => sum + server.mails, 0)
  const at = isLater ? timeOfWall(wall, zone) : undefined

  const publish = async () => {
    setBusy(true)
    setFailure('')
    const plan = { note: readNote(form), isQuiet, withdrawReplaced: isChecked(form, WITHDRAW_REPLACED), at }
    const done: Done[] = []
    for (const { server } of inOrder(states))
      try {
        done.push(await publishDraft(server, plan))
      } catch (reason) {
        const sentence = await explainFailure(reason, server)
        setFailure(
          done.length > 0 ? failureText.partly(formatNumber(done.length), formatNumber(states.length)) : sentence,
        )
        if (isSignedOut(reason)) promptLogin(() => void publish())
        return setBusy(false)
      }
    setBusy(false)
    onDone(done)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (error) onFix(error.state, error.path)
    else if (isBusy) return
    else if (isLater && !(at && at > new Date())) setFailure(failureText.chooseTime)
    else void publish()
  }
  const [version] = states.length === 1 ? states.flatMap(({ server }) => server.version?.number ?? []) : []
  return (
    <form ref={form} className="publish-form" noValidate onSubmit={submit}>
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
        <NoteField
          defaultValue={drafts.find((draft) => draft?.note)?.note ?? ''}
          help={states.some(({ type }) => type.showsNote) ? text.noteHelp : text.noteHelpOfStaff}
        />
        {mails > 0 && (
          <label className="publish-mails">
            <input type="checkbox" checked={!isQuiet} onChange={(event) => setQuiet(!event.target.checked)} />
            <span>
              {formatCount(mails, text.mails)}
              <small>{text.mailsHelp}</small>
            </span>
          </label>
        )}
        <LeavingFiles states={states} />
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
