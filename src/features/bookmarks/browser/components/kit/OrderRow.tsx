import { useRef, useState } from 'react'
import { badgeKindOf } from '#core/file-labels.ts'
import { LineIcon } from '#ui/elements/LineIcon.tsx'
import { FileBadge } from '#ui/files/FileBadge.tsx'
import type { Edge } from '#ui/order/reordered.ts'
import { useDrag } from '#ui/order/use-drag.ts'
import type { BookmarkItem } from '../../../contract.ts'
import { kitText as text } from '../../../messages.ts'
import { MAX_COPIES, NOTE_FIELD } from '../../../rules.ts'
import { itemKey, type Note } from '../../store/folders.ts'

interface OrderRowProps {
  item: BookmarkItem
  list: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onDrop: (key: string, edge: Edge) => void
  onNote: (note: Note) => void
  /** Before the first key in a field, so that Undo takes the whole text back. */
  onNoteBegun: () => void
  onRemove: () => void
}

export function OrderRow({
  item,
  list,
  isFirst,
  isLast,
  onMove,
  onDrop,
  onNote,
  onNoteBegun,
  onRemove,
}: OrderRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const edge = useDrag({ row, handle: row, list, itemKey: itemKey(item), onDrop })
  const [isEdited, setEdited] = useState(false)
  const { title, note = '' } = item
  const copies = item.copies ?? null
  const change = (changed: Partial<Note>) => {
    if (!isEdited) onNoteBegun()
    setEdited(true)
    onNote({ copies, note, ...changed })
  }
  const changeCopies = (typed: string) => {
    const digits = typed.replace(/\D/g, '')
    change({ copies: digits === '' ? null : Math.min(Number(digits), MAX_COPIES) })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the fields are left
    <div ref={row} className={edge ? `kit-edit kit-drop-${edge}` : 'kit-edit'} onBlur={() => setEdited(false)}>
      <div className="kit-move">
        {moveButton(text.moveUp(title), 'M12 21V4M5 11l7-7 7 7', isFirst ? undefined : () => onMove(-1))}
        {moveButton(text.moveDown(title), 'M12 3v17M5 13l7 7 7-7', isLast ? undefined : () => onMove(1))}
      </div>
      {item.sessionType === 'module' ? (
        <span className="module-badge" aria-hidden="true" />
      ) : (
        <FileBadge kind={badgeKindOf(item)} />
      )}
      <div className="kit-edit-title" dir="auto">
        {title}
      </div>
      <div className="kit-fields">
        <label>
          {text.copies}
          <input
            className="kit-copies"
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${text.copies}: ${title}`}
            value={copies ?? ''}
            onChange={(event) => changeCopies(event.target.value)}
          />
        </label>
        <label>
          {text.note}
          <input
            dir="auto"
            autoComplete="off"
            aria-label={`${text.note}: ${title}`}
            maxLength={NOTE_FIELD.rule.max}
            value={note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </label>
        <button type="button" className="icon-button kit-remove" aria-label={text.remove(title)} onClick={onRemove}>
          <LineIcon d="M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7" />
        </button>
      </div>
    </div>
  )
}

/** It is not disabled at the end of the list, so that it keeps the focus. */
function moveButton(label: string, drawing: string, move: (() => void) | undefined) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={!move || undefined}
      onClick={({ currentTarget }) => move && followMoved(currentTarget, move)}
    >
      <LineIcon d={drawing} />
    </button>
  )
}

/** Scrolls as far as the row moves, so that the next press in the same place moves the same row. */
function followMoved(button: HTMLElement, move: () => void) {
  const { top } = button.getBoundingClientRect()
  move()
  requestAnimationFrame(() => scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' }))
}
