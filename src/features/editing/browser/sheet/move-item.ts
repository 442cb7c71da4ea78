import { itemsOf, titleOf } from '#core/content-changes.ts'
import type { AnyItem, ListField } from '#core/content-type.ts'
import type { EditItemTarget } from '#ui/editing/edit-mode.tsx'
import { inOrder, reordered } from '#ui/order/reordered.ts'
import type { DraftState } from '../bar/draft-state.ts'
import { changeEntry, getDraftState } from '../bar/draft-store.ts'
import { orderText } from './messages.ts'

/** Items that are one group on the page and move within it. */
export interface ItemGroup {
  /** Completes 'now 2 of 4 in', e.g. 'Presentation slides'. */
  label: string
  /** In their order. */
  keys: readonly string[]
}

/** The group of an item: the items of its section, or all of the list. */
function getGroup({ groupField, label, fields }: ListField, items: readonly AnyItem[], key: string): ItemGroup {
  if (groupField === undefined) return { label, keys: items.map((item) => item.key) }
  const value = items.find((item) => item.key === key)?.[groupField] ?? ''
  const keys = items.filter((item) => (item[groupField] ?? '') === value).map((item) => item.key)
  const field = fields[groupField]
  if (field?.type !== 'choice' || typeof field.options === 'string') return { label: String(value) || label, keys }
  return { label: field.options.find((option) => option.value === value)?.label || label, keys }
}

/** An item of a draft with those around it. Its index is -1 once it is removed, `place` is the one in its group from 0. */
export function findItem(target: EditItemTarget, state: DraftState | undefined) {
  const { list, item: key } = target
  const field = state?.type.fields[list]
  if (state === undefined || field?.type !== 'list') return undefined
  const items = itemsOf(state.value[list])
  const index = items.findIndex((item) => item.key === key)
  const group = getGroup(field, items, key)
  const title = items[index] ? titleOf(field, items[index]) : ''
  return { target, field, items, index, title, group, place: group.keys.indexOf(key) }
}

/** Moves an item within its group. @param place from 0 @returns what to announce; undefined if there is no such place */
export function moveItem(target: EditItemTarget, place: number): string | undefined {
  const state = getDraftState(target)
  const found = findItem(target, state)
  if (state === undefined || found === undefined || found.index < 0) return undefined
  const { items, group, title } = found
  if (place < 0 || place >= group.keys.length) return undefined
  const all = items.map(({ key }) => key)
  const next = inOrder(items, reordered(all, group.keys, { key: target.item, place }))
  changeEntry(target, { ...state.value, [target.list]: next })
  return orderText.moved(title, place + 1, group.keys.length, group.label)
}
