import { titleOf } from '#core/content-changes.ts'
import type { Path } from '#core/content-path.ts'
import { formatCount } from '#core/format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { versionsPath } from '../admin/versions-path.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { changeGroups } from './change-groups.ts'
import type { Checked } from './checked-drafts.ts'
import type { DraftState } from './draft-state.ts'
import { FileActions } from './FileActions.tsx'
import { fixText, problemText, publishText as text } from './messages.ts'

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
