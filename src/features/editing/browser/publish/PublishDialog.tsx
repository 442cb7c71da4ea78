import { type FormEvent, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { changesOf } from '#core/content-changes.ts'
import { problemsOf } from '#core/content-problems.ts'
import { formatCount, formatLocalTime } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { problemMessages, publishText as text } from '../../messages.ts'
import { MAX_NOTE } from '../../rules.ts'
import { editing } from '../client.ts'
import { messageOf } from '../drafts/draft-saver.ts'
import { type DraftState, isUnsaved, valueOfServer } from '../drafts/draft-state.ts'
import { getDraftState, replaceEntry } from '../drafts/draft-store.ts'
import { openSheet } from '../page/selection.ts'
import { targetOf } from '../page/target-of.ts'
import { ChangeList } from './ChangeList.tsx'
import './publish.css'

interface PublishDialogProps {
  state: DraftState
  onClose: () => void
}

const STORAGE_FULL = 507

/** What readers will see, what has to be fixed first, and when it becomes public. */
export default function PublishDialog({ state, onClose }: PublishDialogProps) {
  const { type, server, value } = state
  const [isLater, setLater] = useState(false)
  const [at, setAt] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [key] = useState(randomKey)
  const [opened] = useState(state)
  const problems = problemsOf(type, value)
  const changes = changesOf(type, server.published ? valueOfServer(server.published) : {}, value)
  const [problem] = problems

  const goTo = (path: readonly string[]) => {
    onClose()
    openSheet(targetOf(state, path), path.at(-1))
  }
  const publish = async (form: HTMLFormElement) => {
    const note = String(new FormData(form).get('note') ?? '').trim()
    const params = { kind: server.kind, entry: server.entry }
    const revision = server.draft?.revision ?? 0
    if (!isLater) {
      const published = await editing.publishEntry(memberTransport(), {
        params,
        input: { revision, note },
        idempotencyKey: key,
      })
      replaceEntry(published, server)
    } else {
      const input = { revision, note, publish_at: new Date(at).toISOString() }
      const draft = await editing.scheduleEntry(memberTransport(), { params, input })
      const current = getDraftState(server)
      if (current) replaceEntry({ ...current.server, draft })
    }
    onClose()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (problem) return goTo(problem.path)
    if (isBusy) return
    if (isLater && !(new Date(at) > new Date())) return setFailure(text.chooseTime)
    if (isUnsaved(state)) return setFailure(text.stillSaving)
    setBusy(true)
    setFailure(undefined)
    try {
      await publish(event.currentTarget)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  const heading = opened.server.published ? text.heading(formatCount(changes.length, text.title)) : text.new
  return (
    <Dialog open wide onClose={onClose} title={heading}>
      <form className="edit-publish" onSubmit={(event) => void submit(event)}>
        <div>
          <h3>{text.readersWillSee}</h3>
          <ChangeList changes={changes} />
          {problems.length > 0 && (
            <>
              <h3>{text.problems}</h3>
              <ul className="edit-problems">
                {problems.map(({ path, code, label, limit }) => (
                  <li key={path.join('/')}>
                    <button type="button" className="edit-button" onClick={() => goTo(path)}>
                      {problemMessages[code](label, limit)}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div>
          <TextArea
            label={text.note}
            help={text.noteHelp}
            name="note"
            rows={2}
            maxLength={MAX_NOTE}
            defaultValue={server.draft?.note ?? ''}
            countOf={(typed) => text.countOf(typed.length, MAX_NOTE)}
          />
          <fieldset className="edit-when">
            <legend>{text.when}</legend>
            <label>
              <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} /> {text.now}
            </label>
            <label>
              <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} /> {text.later}
            </label>
          </fieldset>
          {isLater && (
            <label className="edit-field">
              {text.day}
              <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
              <small>{text.checkedAgain}</small>
            </label>
          )}
        </div>
        <div className="edit-publish-end">
          <p role="alert">{failure ?? text.nothingPublic}</p>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {problem
              ? text.firstError
              : isLater && at
                ? text.schedule(formatLocalTime(new Date(at).toISOString()))
                : text.publishNow}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return text.failed
  if (error.status === STORAGE_FULL) return text.diskFull
  return messageOf(error) || text.failed
}
