import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { itemsOf, titleOf } from '#core/content-changes.ts'
import type { EditItemTarget } from '#ui/editing/edit-mode.tsx'
import { text } from '../../messages.ts'
import { useDraftState } from '../bar/draft-store.ts'
import { getContentType } from '../registry.ts'
import { announcement } from './announcement.ts'
import { DragHandle, MOVE_KEYS, MoveButtons, moveOfKey } from './MoveControls.tsx'
import { getGroup, moveItem } from './move-item.ts'
import { EditButton } from './Region.tsx'
import { placeOfDrop } from './reordered.ts'
import { isSelected, selection } from './selection.ts'
import { useDrag } from './use-drag.ts'

/** An item of a list: a handle and buttons that move it, and the button that opens its form. */
export function Item({ children, ...target }: EditItemTarget & { children: ReactNode }) {
  const { kind, entry, list, item: key } = target
  const state = useDraftState(target)
  const field = getContentType(kind).fields[list]
  const isCurrent = selection.useStore(({ target: open }) => isSelected(target, open))
  const items = itemsOf(state?.value[list])
  const item = items.find((other) => other.key === key)
  const title = field?.type === 'list' && item ? titleOf(field, item) : ''
  const group = field?.type === 'list' ? getGroup(field, items, key) : undefined
  const shown = group?.keys ?? []
  const row = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const move = (moved: string, place: number) => {
    const focused = document.activeElement
    // A browser takes the focus from an element that it moves.
    const said = flushSync(() => moveItem({ kind, entry, list }, { key: moved, place }))
    if (focused instanceof HTMLElement && row.current?.contains(focused)) focused.focus()
    if (said) announcement.set(said)
  }
  const step = (by: 1 | -1) => move(key, shown.indexOf(key) + by)
  const edge = useDrag({
    row,
    handle,
    list: [kind, entry, list, group?.label].join('/'),
    itemKey: key,
    onDrop: (dropped, at) => move(dropped, placeOfDrop(shown, { key: dropped, target: key, edge: at })),
  })
  return (
    <div
      ref={row}
      className={['edit-item', isCurrent && 'edit-item-current', edge && `edit-drop-${edge}`].filter(Boolean).join(' ')}
    >
      <div className="edit-item-content">{children}</div>
      <EditButton
        target={target}
        label={text.editItem(title)}
        className="edit-item-button"
        aria-keyshortcuts={MOVE_KEYS}
        onKeyDown={(event) => {
          const by = moveOfKey(event)
          if (by) step(by)
        }}
      >
        <span>{text.editShort}</span>
      </EditButton>
      <div className="edit-item-move">
        <MoveButtons title={title} onMove={step} />
        <DragHandle ref={handle} title={title} />
      </div>
    </div>
  )
}
