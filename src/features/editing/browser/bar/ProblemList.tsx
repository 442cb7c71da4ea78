import type { Path } from '#core/content-path.ts'
import { formatCount } from '#core/format.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import type { DraftState } from './draft-state.ts'
import { FileActions } from './FileActions.tsx'
import type { ShownProblem } from './grouped-problems.ts'
import { problemText, publishText as text } from './messages.ts'

interface ProblemListProps {
  draft: DraftState
  problems: readonly ShownProblem[]
  state: 'checking' | 'checked' | 'failed'
  onFix: (path: Path) => void
}

const CHECK_WORDS = { checking: text.checking, checked: text.inOrder, failed: text.notChecked }

/** Errors and warnings, each with a link to its field; or that everything is in order. */
export function ProblemList({ draft, problems, state, onFix }: ProblemListProps) {
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
          {problems.map(({ path, code, level, message, hint, fix }) => (
            <li key={`${path.join('/')} ${code} ${message}`} className="publish-problem">
              <StateMark kind={level} />
              <div>
                <b>
                  <span className="visually-hidden">{problemText[level]} </span>
                  {message}
                </b>
                {hint && <small>{hint}</small>}
                <button type="button" className="publish-link" onClick={() => onFix(path)}>
                  {fix}
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
