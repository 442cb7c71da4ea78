import type { KeyboardEvent, Ref } from 'react'
import { EditIcon } from './EditIcon.tsx'
import { orderText as text } from './messages.ts'

/** Says that Alt with an arrow moves the item of a control. */
export const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown'

/** The direction of Alt+Up and Alt+Down. */
export function moveOfKey(event: KeyboardEvent): 1 | -1 | undefined {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return undefined
  event.preventDefault()
  return event.key === 'ArrowUp' ? -1 : 1
}

/** The handle for dragging. It is outside of the tab order: keys and buttons do the same. */
export function DragHandle({ title, ref }: { title: string; ref: Ref<HTMLButtonElement> }) {
  return (
    <button ref={ref} type="button" className="edit-grip" tabIndex={-1} aria-label={text.move(title)}>
      <EditIcon name="grip" />
    </button>
  )
}

export function MoveButtons({ title, onMove }: { title: string; onMove: (by: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className="edit-icon-button edit-move-up"
        aria-label={text.up(title)}
        onClick={() => onMove(-1)}
      >
        <EditIcon name="up" />
      </button>
      <button
        type="button"
        className="edit-icon-button edit-move-down"
        aria-label={text.down(title)}
        onClick={() => onMove(1)}
      >
        <EditIcon name="down" />
      </button>
    </>
  )
}
