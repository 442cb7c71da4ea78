import { type ReactNode, useRef } from 'react'
import { Icon } from '#ui/elements/Icon.tsx'
import { text } from '../../messages.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { DragHandle, MOVE_KEYS, MoveButtons, moveOfKey } from '../sheet/MoveControls.tsx'
import type { Edge } from '../sheet/reordered.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { useDrag } from '../sheet/use-drag.ts'

interface ListRowProps {
  /** The id of its list; rows move within one list only. */
  list: string
  itemKey: string
  title: string
  isOpen: boolean
  hasError: boolean
  onToggle: () => void
  onMove: (by: 1 | -1) => void
  onDrop: (key: string, edge: Edge) => void
  onRemove: () => void
  /** Its fields while it is open. */
  children: ReactNode
}

export function ListRow({ list, itemKey, title, isOpen, hasError, children, ...act }: ListRowProps) {
  const { onToggle, onMove, onDrop, onRemove } = act
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const edge = useDrag({ row, handle, list, itemKey, onDrop })
  return (
    <li ref={row} className={edge && `edit-drop-${edge}`}>
      <div className="edit-list-head">
        <DragHandle ref={handle} title={title} />
        <button
          type="button"
          className="edit-list-title"
          aria-expanded={isOpen}
          aria-keyshortcuts={MOVE_KEYS}
          onClick={onToggle}
          onKeyDown={(event) => {
            const by = moveOfKey(event)
            if (by) onMove(by)
          }}
        >
          <Icon name="chevron-down" />
          <bdi>{title}</bdi>
          {hasError && (
            <small className="edit-list-error">
              <StateMark kind="error" />
              {text.hasError}
            </small>
          )}
        </button>
        <MoveButtons title={title} onMove={onMove} />
        <button type="button" className="edit-icon-button" aria-label={text.remove(title)} onClick={onRemove}>
          <EditIcon name="close" />
        </button>
      </div>
      {children}
    </li>
  )
}
