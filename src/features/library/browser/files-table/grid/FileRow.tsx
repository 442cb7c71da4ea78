import { memo, useRef } from 'react'
import type { FileInfo } from '#core/file-info.ts'
import { DragHandle, EditIcon } from '#features/editing/browser/public.ts'
import { useDrag } from '#ui/order/use-drag.ts'
import { formText } from '../../../content-types/messages.ts'
import { filesText as text } from '../messages.ts'
import type { Row, TextColumn } from '../rows/rows.ts'
import { drop, move, setField } from '../store/actions.ts'
import { gridState, selectRow } from '../store/grid-state.ts'
import { useRowNote } from '../store/row-notes.ts'
import { useRowUpload } from '../store/row-uploads.ts'
import type { FilesTable } from '../store/tables.ts'
import { FileCell } from './FileCell.tsx'
import { focusCell } from './focus.ts'
import { StateCell } from './StateCell.tsx'
import { TextCell } from './TextCell.tsx'
import { movedWith } from './use-grid-keys.ts'

export interface FileRowProps {
  table: FilesTable
  row: Row
  file: FileInfo | undefined
  isSelected: boolean
  isSectionEnd: boolean
  isDropTarget: boolean
  canMoveUp: boolean
  canMoveDown: boolean
  /** The column with the stop of the tab key, if it is in this row. */
  activeColumn: string | undefined
  editingColumn: TextColumn | undefined
}

/** One file of the table. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { table, row, file, activeColumn, editingColumn, isSelected } = props
  const { id, groups } = table
  const { key, language } = row
  const element = useRef<HTMLTableRowElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const edge = useDrag({
    row: element,
    handle,
    list: `files/${id}`,
    itemKey: key,
    onDrop: (dropped, at) => drop(id, dropped, key, at),
  })
  const note = useRowNote(id, key)
  const upload = useRowUpload(id, key)
  const name = upload && upload.state !== 'ready' ? upload.name : (file?.name ?? note?.upload?.name ?? '')
  const title = row.title || name || text.addTitle
  const ownLanguage = language || table.language
  const lang = ownLanguage && ownLanguage !== 'en' ? ownLanguage : undefined
  const isGuess = (field: 'title' | 'section') => note?.guessed?.includes(field) ?? false
  const stop = (column: string) => ({ 'data-column': column, tabIndex: activeColumn === column ? 0 : -1 })
  return (
    <tr ref={element} data-key={key} className={classOf(props, edge)} aria-selected={isSelected}>
      <td className="files-select">
        <input
          type="checkbox"
          {...stop('select')}
          aria-label={text.select(title)}
          checked={isSelected}
          onChange={(event) => selectRow(key, event.target.checked)}
        />
      </td>
      <td className="files-order">
        <div>
          <DragHandle ref={handle} title={title} />
          <MoveButton
            {...stop('up')}
            label={text.moveUpOf(title)}
            icon="up"
            isOff={!props.canMoveUp}
            onClick={() => move(id, movedWith(key), -1)}
          />
          <MoveButton
            {...stop('down')}
            label={text.moveDownOf(title)}
            icon="down"
            isOff={!props.canMoveDown}
            onClick={() => move(id, movedWith(key), 1)}
          />
        </div>
      </td>
      <FileCell
        table={id}
        row={row}
        name={name}
        sizeBytes={upload?.sizeBytes ?? file?.size_bytes}
        stop={stop('file')}
      />
      {(['title', 'details'] as const).map((column) => (
        <TextCell
          key={column}
          table={id}
          row={row}
          column={column}
          lang={lang}
          isActive={activeColumn === column}
          isEditing={editingColumn === column}
          isGuessed={column === 'title' && isGuess('title')}
          {...(column === 'title' && { note: [name, languageName(language)].filter(Boolean).join(' · ') })}
        />
      ))}
      {groups.length > 1 && (
        <td>
          <select
            {...stop('section')}
            className={isGuess('section') ? 'files-guess' : undefined}
            aria-label={`${text.sectionOf(title)}${isGuess('section') ? ` ${text.guessed}` : ''}`}
            value={row.section}
            onChange={(event) => {
              setField(id, [key], 'section', event.target.value)
              // The row has moved, and with it the focus is lost.
              focusCell(gridState.get().active ?? { key, column: 'section' })
            }}
          >
            {groups.every(({ value }) => value !== row.section) && (
              <option value={row.section}>{text.chooseSection}</option>
            )}
            <GroupOptions groups={groups} />
          </select>
        </td>
      )}
      {table.fields.language && (
        <td className="files-language">
          <select
            {...stop('language')}
            aria-label={text.languageOf(title)}
            value={language}
            onChange={(event) => setField(id, [key], 'language', event.target.value)}
          >
            <LanguageOptions moduleLanguage={table.language} />
          </select>
        </td>
      )}
      <StateCell table={id} row={row} file={file} activeColumn={activeColumn} />
    </tr>
  )
})

export function GroupOptions({ groups }: Pick<FilesTable, 'groups'>) {
  return groups.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** The languages of a file. That of the module is stored as none, so that it follows the module. */
export function LanguageOptions({ moduleLanguage }: { moduleLanguage: string }) {
  return (
    <>
      {!(moduleLanguage in formText.languages) && <option value="">{formText.languageOfModule}</option>}
      {Object.entries(formText.languages).map(([value, label]) => (
        <option key={value} value={value === moduleLanguage ? '' : value}>
          {label}
        </option>
      ))}
    </>
  )
}

function classOf(
  { isSectionEnd, isSelected, isDropTarget }: FileRowProps,
  edge: string | undefined,
): string | undefined {
  const classes = [
    isSectionEnd && 'files-section-end',
    isSelected && 'files-selected',
    isDropTarget && 'files-drop-target',
    edge && `edit-drop-${edge}`,
  ]
  return classes.filter(Boolean).join(' ') || undefined
}

/** Of a file in another language than its module; else ''. */
export function languageName(language: string): string {
  return Object.entries(formText.languages).find(([value]) => value === language)?.[1] ?? ''
}

interface MoveButtonProps {
  label: string
  icon: 'up' | 'down'
  /** It stays in the order of focus, so that the focus does not get lost at the end of the list. */
  isOff: boolean
  onClick: () => void
  'data-column': string
  tabIndex: number
}

function MoveButton({ label, icon, isOff, ...rest }: MoveButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff || undefined} {...rest}>
      <EditIcon name={icon} />
    </button>
  )
}
