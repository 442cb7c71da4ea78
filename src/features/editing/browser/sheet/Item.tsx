import type { ReactNode } from 'react'
import { itemsOf, titleOf } from '#core/content-changes.ts'
import type { EditItemTarget } from '#ui/editing/edit-mode.tsx'
import { text } from '../../messages.ts'
import { useDraftState } from '../bar/draft-store.ts'
import { getContentType } from '../registry.ts'
import { announcement } from './announcement.ts'
import { DragHandle, MoveButtons, moveWithFocus, useMovable } from './MoveControls.tsx'
import { getGroup, moveItem } from './move-item.ts'
import { EditButton } from './Region.tsx'
import { isSelected, selection } from './selection.ts'

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
  const { row, handle, dropClass, step, keyProps } = useMovable<HTMLDivElement>({
    list: [kind, entry, list, group?.label].join('/'),
    itemKey: key,
    keys: group?.keys ?? [],
    onMove(move) {
      const said = moveWithFocus(() => moveItem({ kind, entry, list }, move))
      if (said) announcement.set(said)
    },
  })
  return (
    <div ref={row} className={['edit-item', isCurrent && 'edit-item-current', dropClass].filter(Boolean).join(' ')}>
      <div className="edit-item-content">{children}</div>
      <EditButton target={target} label={text.editItem(title)} className="edit-item-button" {...keyProps}>
        <span>{text.editShort}</span>
      </EditButton>
      <div className="edit-item-move">
        <MoveButtons title={title} onMove={step} />
        <DragHandle ref={handle} title={title} />
      </div>
    </div>
  )
}
