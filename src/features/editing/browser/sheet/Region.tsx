import type { ComponentProps, ReactNode } from 'react'
import { itemsOf } from '#core/content-changes.ts'
import { emptyValue } from '#core/content-type.ts'
import type { EditTarget, NewItem } from '#ui/editing/edit-mode.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { text } from '../../messages.ts'
import { changeEntry, getDraftState, useDraftState } from '../bar/draft-store.ts'
import { getContentType } from '../registry.ts'
import { EditIcon } from './EditIcon.tsx'
import { isSelected, openSheet, selection, type Target } from './selection.ts'

/** A region of the page with an outline and the button that opens its form. */
export function Region({ children, ...target }: EditTarget & { children: ReactNode }) {
  const { label = '' } = getContentType(target.kind).parts[target.part] ?? {}
  return (
    <div className="edit-region">
      <EditButton target={target} label={text.edit(label)} className="edit-region-button">
        <span>{text.editShort}</span> <span className="edit-region-label">{label}</span>
      </EditButton>
      {children}
    </div>
  )
}

interface EditButtonProps extends Pick<ComponentProps<'button'>, 'onKeyDown' | 'aria-keyshortcuts'> {
  target: Target
  label: string
  className: string
  children: ReactNode
}

export function EditButton({ target, label, className, children, ...rest }: EditButtonProps) {
  const isOpen = selection.useStore(({ target: open }) => isSelected(target, open))
  return (
    <button
      {...rest}
      type="button"
      className={`edit-button ${className}`}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={() => openSheet(target)}
    >
      <EditIcon name="pencil" />
      {children}
    </button>
  )
}

export function AddItem({ kind, entry, list, label, to, preset = {} }: NewItem) {
  const isLoaded = useDraftState({ kind, entry }) !== undefined
  const field = getContentType(kind).fields[list]
  const itemName = field?.type === 'list' ? field.itemName : ''
  const add = () => {
    const state = getDraftState({ kind, entry })
    if (state === undefined || field?.type !== 'list') return
    const key = `new-${randomKey()}`
    const item = { ...emptyValue(field.fields), ...preset, key }
    changeEntry({ kind, entry }, { ...state.value, [list]: [...itemsOf(state.value[list]), item] })
    openSheet({ kind, entry, list, item: key })
  }
  return (
    <p className="edit-add">
      <button type="button" className="edit-button" aria-disabled={!isLoaded} onClick={add}>
        <Icon name="plus" />
        {to ? text.addTo(itemName, to) : text.add(label ?? itemName)}
      </button>
    </p>
  )
}
