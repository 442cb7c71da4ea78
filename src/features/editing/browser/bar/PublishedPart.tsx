import { useState } from 'react'
import { titleOf } from '#core/content-changes.ts'
import { type Path, valueAt } from '#core/content-path.ts'
import type { AnyValue } from '#core/content-type.ts'
import { formatCount } from '#core/format.ts'
import { isOfficeFile } from '#features/uploads/browser/components/office-file.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { versionsPath } from '../admin/versions-path.ts'
import { removeNames } from '../fields/field-uploads.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { changeGroups } from './change-groups.ts'
import type { Checked } from './checked-drafts.ts'
import type { DraftState } from './draft-state.ts'
import { changeEntry, flushDrafts } from './draft-store.ts'
import { actText, fixText, problemText, publishText as text } from './messages.ts'
import { type ShownProblem, withItemsBack, withoutItems } from './problems.ts'

interface PublishedPartProps {
  state: DraftState
  checked: Checked
  /** Whether other drafts are published with it. */
  isNamed: boolean
  onFix: (path: Path) => void
  onClose: () => void
}

/** What readers will see of one draft, and what has to be fixed first. */
export function PublishedPart({ state, checked, isNamed, onFix, onClose }: PublishedPartProps) {
  const { type, server, value } = state
  const groups = changeGroups(state)
  return (
    <>
      <h3>{isNamed ? text.readersWillSeeIn(titleOf(type, value)) : text.readersWillSee}</h3>
      <ul className="publish-rows">
        {groups.map(({ name, detail }) => (
          <li key={name}>
            <b>{name}</b> <span className="quiet">{detail}</span>
          </li>
        ))}
      </ul>
      {groups.length === 0 && <p className="quiet">{text.noChanges}</p>}
      {server.version && (
        <p>
          <Link to={versionsPath(server)} onClick={onClose}>
            {text.compare(server.version.number)}
          </Link>
        </p>
      )}
      <Problems draft={state} checked={checked} onFix={onFix} />
    </>
  )
}

const CHECK_WORDS = { checking: text.checking, checked: text.inOrder, failed: text.notChecked }

interface ProblemsProps extends Pick<PublishedPartProps, 'checked' | 'onFix'> {
  draft: DraftState
}

/** Errors and warnings, each with a link to its field; or that everything is in order. */
function Problems({ draft, checked: { problems, state }, onFix }: ProblemsProps) {
  const errors = problems.filter(({ level }) => level === 'error').length
  const warnings = problems.length - errors
  const heading = [
    errors > 0 && formatCount(errors, text.errors),
    warnings > 0 && formatCount(warnings, text.warnings),
  ].filter(Boolean)
  return (
    <>
      <h3>{heading.join(', ') || text.checks}</h3>
      <FileActions draft={draft} problems={problems} />
      {problems.length > 0 && (
        <ul className="publish-rows">
          {problems.map(({ path, code, level, message, hint }) => (
            <li key={`${path.join('/')} ${code} ${message}`} className="publish-problem">
              <StateMark kind={level} />
              <div>
                <b>
                  <span className="visually-hidden">{problemText[level]} </span>
                  {message}
                </b>
                {hint && <small>{hint}</small>}
                <button type="button" className="publish-link" onClick={() => onFix(path)}>
                  {fixText[code] ?? problemText.fix}
                  <span className="visually-hidden">: {message}</span>
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {(problems.length === 0 || state === 'failed') && (
        <p className="publish-checks">
          <StateMark kind={state === 'checked' ? 'done' : 'waiting'} />
          {CHECK_WORDS[state]}
        </p>
      )}
    </>
  )
}

/** What an editor can do with many files at once: leave out those that were refused, remove the names of people. */
function FileActions({ draft, problems }: { draft: DraftState; problems: readonly ShownProblem[] }) {
  const [before, setBefore] = useState<{ value: AnyValue; paths: readonly Path[] }>()
  const [removing, setRemoving] = useState('')
  const [failure, setFailure] = useState('')
  const { server, value } = draft
  const pathsOf = (wanted: string) =>
    problems.flatMap(({ code, path, paths = [path] }) => (code === wanted ? paths : []))
  // Without its item a file has no row that could be left out.
  const refused = pathsOf('refused').filter(([, key]) => key !== undefined)
  const named = pathsOf('author_name').flatMap((path) => officeFileAt(draft, path) ?? [])
  const save = (next: AnyValue) => {
    changeEntry(server, next)
    flushDrafts(server)
  }
  const leaveOut = () => {
    setBefore({ value, paths: refused })
    save(withoutItems(value, refused))
  }
  const removeAll = async () => {
    setFailure('')
    for (const [index, { path, id }] of named.entries()) {
      setRemoving(actText.removing(index + 1, named.length))
      await removeNames({ kind: server.kind, entry: server.entry, path }, id).catch(() =>
        setFailure(actText.namesNotRemoved),
      )
    }
    setRemoving('')
  }
  return (
    <>
      <p className="publish-actions">
        {refused.length > 0 && (
          <button type="button" className="edit-button" onClick={leaveOut}>
            {actText.leaveOut(formatCount(refused.length, actText.refusedFiles))}
          </button>
        )}
        {named.length > 1 && (
          <button type="button" className="edit-button" disabled={removing !== ''} onClick={() => void removeAll()}>
            {actText.removeNames}
          </button>
        )}
        {before && (
          <button
            type="button"
            className="edit-button"
            onClick={() => {
              save(withItemsBack(value, before.value, before.paths))
              setBefore(undefined)
            }}
          >
            {actText.undo}
          </button>
        )}
      </p>
      <p role="status" className={failure ? 'publish-failure' : 'quiet'}>
        {failure || removing || (before && actText.leftOut(formatCount(before.paths.length, actText.refusedFiles)))}
      </p>
    </>
  )
}

/** A file whose names can be removed here. */
function officeFileAt({ server, value }: DraftState, path: Path): { path: Path; id: number } | undefined {
  const file = server.files.find(({ id }) => id === valueAt(value, path))
  return file && isOfficeFile(file.name) ? { path, id: file.id } : undefined
}
