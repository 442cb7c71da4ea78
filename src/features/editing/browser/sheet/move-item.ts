import { itemsOf, titleOf } from '#core/content-changes.ts'
import type { AnyItem, ListField } from '#core/content-type.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { changeEntry, getDraftState } from '../bar/draft-store.ts'
import { orderText } from './messages.ts'
import { inOrder, type Move, reordered } from './reordered.ts'

/** Items that are one group on the page and move within it. */
export interface ItemGroup {
  /** Completes 'now 2 of 4 in', e.g. 'Presentation slides'. */
  label: string
  /** In their order. */
  keys: readonly string[]
}

/** The group of an item: the items of its section, or all of the list. */
export function getGroup({ groupField, label, fields }: ListField, items: readonly AnyItem[], key: string): ItemGroup {
  if (groupField === undefined) return { label, keys: items.map((item) => item.key) }
  const value = items.find((item) => item.key === key)?.[groupField] ?? ''
  const keys = items.filter((item) => (item[groupField] ?? '') === value).map((item) => item.key)
  const field = fields[groupField]
  if (field?.type !== 'choice' || typeof field.options === 'string') return { label: String(value) || label, keys }
  return { label: field.options.find((option) => option.value === value)?.label || label, keys }
}

/** Moves an item of a draft within its group. @returns what to announce; undefined if there is no such place */
export function moveItem(list: EntryKey & { list: string }, { key, place }: Move): string | undefined {
  const state = getDraftState(list)
  const field = state?.type.fields[list.list]
  if (state === undefined || field?.type !== 'list') return undefined
  const items = itemsOf(state.value[list.list])
  const item = items.find((other) => other.key === key)
  const group = getGroup(field, items, key)
  if (item === undefined || place < 0 || place >= group.keys.length) return undefined
  const all = items.map((other) => other.key)
  const next = inOrder(items, reordered(all, group.keys, { key, place }))
  changeEntry(list, { ...state.value, [list.list]: next })
  return orderText.moved(titleOf(field, item), place + 1, group.keys.length, group.label)
}
