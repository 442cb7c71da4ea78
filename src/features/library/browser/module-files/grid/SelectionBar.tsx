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
      <select
        className="edit-button"
        aria-label={text.section}
        value=""
        onChange={(event) => setField(entry, keys, 'section', event.target.value)}
      >
        <option value="" disabled hidden>
          {text.section}
        </option>
        {SECTIONS.map((section) => (
          <option key={section} value={section}>
            {SECTION_TITLES[section]}
          </option>
        ))}
      </select>
      <select
        className="edit-button"
        aria-label={text.language}
        value="none"
        onChange={(event) => setField(entry, keys, 'language', event.target.value)}
      >
        <option value="none" disabled hidden>
          {text.language}
        </option>
        <LanguageOptions moduleLanguage={moduleLanguage} />
      </select>
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
