import type { ReactNode } from 'react'
import { formatNumber } from '#core/format.ts'
import { EditIcon } from '#features/editing/browser/public.ts'
import { filesText as text } from '../messages.ts'
import type { Row } from '../rows/rows.ts'
import { move, moveToTrash, setField } from '../store/actions.ts'
import { changeGrid, gridState } from '../store/grid-state.ts'
import type { FilesTable } from '../store/tables.ts'
import { GroupOptions, LanguageOptions } from './FileRow.tsx'

interface SelectionBarProps {
  table: FilesTable
  rows: readonly Row[]
}

/** What can be done with the selected files. */
export function SelectionBar({ table: { id, groups, fields, language }, rows }: SelectionBarProps) {
  const selected = gridState.useStore((state) => state.selected)
  const keys = rows.filter(({ key }) => selected.has(key)).map(({ key }) => key)
  if (keys.length === 0) return null
  return (
    <div className="files-bulk" role="toolbar" aria-label={text.selection}>
      <b>{text.selected(formatNumber(keys.length))}</b>
      {groups.length > 1 && (
        <Choice label={text.section} onChoose={(section) => setField(id, keys, 'section', section)}>
          <GroupOptions groups={groups} />
        </Choice>
      )}
      {fields.language && (
        <Choice label={text.language} onChoose={(chosen) => setField(id, keys, 'language', chosen)}>
          <LanguageOptions moduleLanguage={language} />
        </Choice>
      )}
      <button type="button" className="edit-button" onClick={() => move(id, keys, -1)}>
        <EditIcon name="up" />
        {text.moveUp}
      </button>
      <button type="button" className="edit-button" onClick={() => move(id, keys, 1)}>
        <EditIcon name="down" />
        {text.moveDown}
      </button>
      <button type="button" className="edit-button" onClick={() => moveToTrash(id, keys)}>
        {text.toTrash}
      </button>
      <button type="button" className="edit-button" onClick={() => changeGrid({ selected: new Set() })}>
        <EditIcon name="close" />
        {text.clear}
      </button>
    </div>
  )
}

/** No option has this value. The empty one is a language: that of the module. */
const NOTHING_CHOSEN = 'none'

interface ChoiceProps {
  label: string
  onChoose: (value: string) => void
  /** The options. */
  children: ReactNode
}

function Choice({ label, onChoose, children }: ChoiceProps) {
  return (
    <select
      className="edit-button"
      aria-label={label}
      value={NOTHING_CHOSEN}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value={NOTHING_CHOSEN} disabled hidden>
        {label}
      </option>
      {children}
    </select>
  )
}
