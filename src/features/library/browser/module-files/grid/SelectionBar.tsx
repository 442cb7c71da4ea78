import type { ReactNode } from 'react'
import { formatNumber } from '#core/format.ts'
import { EditIcon } from '#features/editing/browser/public.ts'
import { SECTION_TITLES } from '../../../messages.ts'
import { filesText as text } from '../messages.ts'
import { type Row, SECTIONS } from '../rows/rows.ts'
import { move, moveToTrash, setField } from '../store/actions.ts'
import { changeGrid, gridState } from '../store/grid-state.ts'
import { LanguageOptions } from './FileRow.tsx'

interface SelectionBarProps {
  entry: string
  rows: readonly Row[]
  moduleLanguage: string
}

/** What can be done with the selected files. */
export function SelectionBar({ entry, rows, moduleLanguage }: SelectionBarProps) {
  const selected = gridState.useStore((state) => state.selected)
  const keys = rows.filter(({ key }) => selected.has(key)).map(({ key }) => key)
  if (keys.length === 0) return null
  return (
    <div className="files-bulk" role="toolbar" aria-label={text.selection}>
      <b>{text.selected(formatNumber(keys.length))}</b>
      <Choice label={text.section} onChoose={(section) => setField(entry, keys, 'section', section)}>
        {SECTIONS.map((section) => (
          <option key={section} value={section}>
            {SECTION_TITLES[section]}
          </option>
        ))}
      </Choice>
      <Choice label={text.language} onChoose={(language) => setField(entry, keys, 'language', language)}>
        <LanguageOptions moduleLanguage={moduleLanguage} />
      </Choice>
      <button type="button" className="edit-button" onClick={() => move(entry, keys, -1)}>
        <EditIcon name="up" />
        {text.moveUp}
      </button>
      <button type="button" className="edit-button" onClick={() => move(entry, keys, 1)}>
        <EditIcon name="down" />
        {text.moveDown}
      </button>
      <button type="button" className="edit-button" onClick={() => moveToTrash(entry, keys)}>
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
