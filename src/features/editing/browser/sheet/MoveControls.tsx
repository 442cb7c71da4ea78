import { type KeyboardEvent, type Ref, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Move, placeOfDrop } from '#ui/order/reordered.ts'
import { useDrag } from '#ui/order/use-drag.ts'
import { createStore } from '#ui/store.ts'
import { EditIcon, IconButton } from './EditIcon.tsx'
import { orderText as text } from './messages.ts'

/** What edit mode says to screen readers after a move on the page. */
export const announcement = createStore('')

interface MovableOptions {
  /** Rows can be dropped on rows of the same list only. */
  list: string
  itemKey: string
  /** The items among which it moves, in their order. */
  keys: readonly string[]
  /** Its place from 0, if another one than in `keys` is on its way. */
  place?: () => number
  /** Moves this item, or one that was dropped beside it. */
  onMove: (move: Move) => void
}

/** An item that moves by dragging, by buttons, and by Alt with an arrow, Home or End. */
export function useMovable<Row extends HTMLElement>({
  list,
  itemKey,
  keys,
  place = () => keys.indexOf(itemKey),
  onMove,
}: MovableOptions) {
  const row = useRef<Row>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const move = (key: string, to: number) => {
    const isMove = key !== itemKey || to !== place()
    if (isMove && to >= 0 && to < keys.length) onMove({ key, place: to })
  }
  const step = (by: 1 | -1) => move(itemKey, place() + by)
  const onDrop = (key: string, edge: 'before' | 'after') => move(key, placeOfDrop(keys, { key, target: itemKey, edge }))
  const edge = useDrag({ row, handle, list, itemKey, onDrop })
  const keyProps = {
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End',
    onKeyDown(event: KeyboardEvent) {
      const places = { ArrowUp: place() - 1, ArrowDown: place() + 1, Home: 0, End: keys.length - 1 }
      const [, to] = Object.entries(places).find(([key]) => key === event.key) ?? []
      if (!event.altKey || to === undefined) return
      event.preventDefault()
      move(itemKey, to)
    },
  }
  return { row, handle, dropClass: edge && `edit-drop-${edge}`, step, keyProps }
}

/** Renders a move at once and gives the focus back: a browser takes it from an element that moves. */
export function moveWithFocus<Result>(change: () => Result): Result {
  const focused = document.activeElement
  const result = flushSync(change)
  if (focused instanceof HTMLElement) focused.focus()
  return result
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
      <IconButton icon="up" label={text.up(title)} className="edit-move-up" onClick={() => onMove(-1)} />
      <IconButton icon="down" label={text.down(title)} className="edit-move-down" onClick={() => onMove(1)} />
    </>
  )
}
