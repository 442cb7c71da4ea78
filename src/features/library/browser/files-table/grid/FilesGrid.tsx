import type { FileInfo } from '#core/file-info.ts'
import { formatCount } from '#core/format.ts'
import { filesText as text } from '../messages.ts'
import { canMove, type Row } from '../rows/rows.ts'
import { changeGrid, gridState } from '../store/grid-state.ts'
import { type FilesTable, sectionsOf } from '../store/tables.ts'
import { FileRow } from './FileRow.tsx'
import { useGridKeys } from './use-grid-keys.ts'

interface FilesGridProps {
  table: FilesTable
  all: readonly Row[]
  /** Those that the filter shows. */
  rows: readonly Row[]
  files: readonly FileInfo[]
  /** The row above which a file is held. */
  dropKey: string | undefined
}

const HEAD = 'head'
const COLUMNS = ['file', 'title', 'details', 'section', 'language', 'state'] as const
const { columns } = text

/** Files as a table in which everything can be changed. It has one stop of the tab key. */
export function FilesGrid({ table, all, rows, files, dropKey }: FilesGridProps) {
  const { selected, active, editing } = gridState.useStore((state) => state)
  const keys = useGridKeys(table.id)
  const sections = sectionsOf(table)
  const names = COLUMNS.filter(
    (name) => (name !== 'section' || sections.length > 1) && (name !== 'language' || table.fields.language),
  )
  const isShown = active !== undefined && (active.key === HEAD || rows.some(({ key }) => key === active.key))
  const stop = isShown ? active : { key: rows[0]?.key ?? '', column: 'title' }
  const isAll = rows.every(({ key }) => selected.has(key))
  const selectAll = (isSelected: boolean) =>
    changeGrid({ selected: new Set(isSelected ? rows.map(({ key }) => key) : []) })
  return (
    <table
      className="files-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of
      role="grid"
      aria-label={text.title}
      aria-describedby="files-keys"
      aria-multiselectable="true"
      {...keys}
    >
      <colgroup>
        {['select', 'order', ...names].map((name) => (
          <col key={name} className={`files-col-${name}`} />
        ))}
      </colgroup>
      <thead>
        <tr data-key={HEAD}>
          <th scope="col">
            <input
              type="checkbox"
              data-column="select"
              tabIndex={stop.key === HEAD ? 0 : -1}
              aria-label={text.selectAll(formatCount(rows.length, text.files))}
              checked={isAll}
              onChange={(event) => selectAll(event.target.checked)}
            />
          </th>
          <th scope="col">
            <span className="visually-hidden">{columns.order}</span>
          </th>
          {names.map((name) => (
            <th key={name} scope="col">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <FileRow
            key={row.key}
            table={table}
            row={row}
            file={files.find(({ id }) => id === row.file)}
            isSelected={selected.has(row.key)}
            isSectionEnd={row.section !== rows[index + 1]?.section}
            isDropTarget={dropKey === row.key}
            canMoveUp={canMove(all, row.key, -1, sections)}
            canMoveDown={canMove(all, row.key, 1, sections)}
            activeColumn={stop.key === row.key ? stop.column : undefined}
            editingColumn={editing?.key === row.key ? editing.column : undefined}
          />
        ))}
      </tbody>
    </table>
  )
}
