import { useState } from 'react'
import { formatCount, formatNumber } from '#core/format.ts'
import { StateMark } from '#features/editing/browser/public.ts'
import { languageName } from '../grid/FileRow.tsx'
import { importText as text } from '../messages.ts'
import type { Group } from '../store/tables.ts'
import { ACTIONS, type Action, AS_NEW, countActions, type ImportLine, type NamedRow } from './import-plan.ts'
import { choose } from './import-store.ts'

/** Lines that are shown at first. */
const FIRST_LINES = 40
const MARKS = { add: 'done', replace: 'draft', choose: 'warning', 'leave-out': 'waiting', refuse: 'error' } as const

interface ImportTableProps {
  lines: readonly ImportLine[]
  rows: readonly NamedRow[]
  groups: readonly Group[]
  isFolder: boolean
}

/** What an import will do, line by line, with filters and choices. */
export function ImportTable({ lines, rows, groups, isFolder }: ImportTableProps) {
  const [shown, setShown] = useState<Action>()
  const [isWhole, setWhole] = useState(false)
  const counts = countActions(lines)
  // A line stays in its filter while the editor types its title.
  const chosen =
    shown === undefined
      ? lines
      : lines.filter(({ action, choice }) => action === shown || (shown === 'choose' && choice))
  const visible = isWhole ? chosen : chosen.slice(0, FIRST_LINES)
  const filters = [undefined, ...ACTIONS.filter((action) => counts[action] > 0)]
  return (
    <>
      <fieldset className="files-filters">
        <legend className="visually-hidden">{text.show}</legend>
        {filters.map((action) => (
          <button key={action ?? 'all'} type="button" aria-pressed={shown === action} onClick={() => setShown(action)}>
            {action ? text.actions[action] : text.all} {formatNumber(action ? counts[action] : lines.length)}
          </button>
        ))}
      </fieldset>
      <div className="files-table">
        <table className="files-grid files-import">
          <caption className="visually-hidden">{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.columns.line}</th>
              <th scope="col">{text.columns.will}</th>
              <th scope="col">{isFolder ? text.columns.inFolder : text.columns.inSource}</th>
              <th scope="col">{text.columns.becomes}</th>
              <th scope="col">{text.columns.because}</th>
            </tr>
          </thead>
          <tbody>
            {visible.map((line) => (
              <Line key={line.number} line={line} rows={rows} groups={groups} />
            ))}
          </tbody>
        </table>
      </div>
      {visible.length < chosen.length && (
        <p>
          <button type="button" className="edit-button" onClick={() => setWhole(true)}>
            {text.showMore(formatCount(chosen.length - visible.length, text.more))}
          </button>
        </p>
      )}
    </>
  )
}

function Line({ line, rows, groups }: { line: ImportLine } & Pick<ImportTableProps, 'rows' | 'groups'>) {
  const { number, action, file, reason, title, section, language, choice } = line
  const group = groups.length > 1 && groups.find(({ value }) => value === section)
  const former = rows.find(({ key, fileName }) => key === line.replaces && fileName !== '')
  const becomes = action === 'add' || action === 'replace' || action === 'choose'
  return (
    <tr>
      <td className="quiet">{number}</td>
      <td className={`files-action-${action}`}>
        <span className="files-state-title">
          <StateMark kind={MARKS[action]} />
          {text.actions[action]}
        </span>
      </td>
      <td className="quiet">{file.path}</td>
      <th scope="row" lang={language && language !== 'en' ? language : undefined}>
        {choice ? <Choice line={line} rows={rows} /> : becomes ? title : <span className="quiet">{text.nothing}</span>}
        {becomes && group && <small>{[group.label, languageName(language)].filter(Boolean).join(' · ')}</small>}
        {former && <small>{text.insteadOf(former.fileName)}</small>}
      </th>
      <td id={`import-${number}`}>{reason}</td>
    </tr>
  )
}

function Choice({ line, rows }: { line: ImportLine; rows: readonly NamedRow[] }) {
  const { number, file, choice, action, title, replaces } = line
  const props = {
    'aria-describedby': `import-${number}`,
    className: action === 'choose' ? 'files-open-choice' : undefined,
  }
  if (choice?.ask === 'title')
    return (
      <input
        {...props}
        aria-label={text.titleOf(number)}
        defaultValue={title}
        onChange={(event) => choose(file.path, event.target.value)}
        onBlur={(event) => choose(file.path, event.target.value)}
      />
    )
  return (
    <select
      {...props}
      aria-label={text.rowOf(number)}
      value={action === 'choose' ? '' : (replaces ?? AS_NEW)}
      onChange={(event) => choose(file.path, event.target.value)}
    >
      <option value="" disabled>
        {text.chooseRow}
      </option>
      {choice?.rows.map((key) => (
        <option key={key} value={key}>
          {rows.find((row) => row.key === key)?.title}
        </option>
      ))}
      <option value={AS_NEW}>{text.asNew}</option>
    </select>
  )
}
