import { diffArrays } from 'diff'
import type { AnyItem, AnyValue, ContentType, Field, Fields, ListField } from './content-type.ts'
import { compareTexts } from './format.ts'

/** One difference between two values of a content type. */
export interface Change {
  /** The names of the field, e.g. `['files', '12', 'title']`; of an item that was added, removed or moved `['files', '12']`. */
  path: readonly string[]
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** The value of a field, an item, or for `moved` its place in its group from 1. Undefined for an item that was added. */
  before: AnyValue[string] | AnyItem | undefined
  after: AnyValue[string] | AnyItem | undefined
  /** The field, or the list of the item. */
  field: Field
  label: string
  /** The title of the item that the change belongs to. */
  item?: string
}

/** The differences in the order of the fields. */
export function compareValues(type: ContentType, before: AnyValue, after: AnyValue): Change[] {
  return fieldChanges(type.fields, before, after, { path: [] })
}

interface Place {
  path: readonly string[]
  item?: string
}

function fieldChanges(fields: Fields, before: AnyValue | AnyItem, after: AnyValue | AnyItem, place: Place): Change[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [old, current] = [before[name], after[name]]
    const path = [...place.path, name]
    if (field.type === 'list') return listChanges(field, itemsOf(old), itemsOf(current), path)
    if (isSame(old, current)) return []
    return [{ ...place, path, kind: 'changed', before: old, after: current, field, label: field.label }]
  })
}

function listChanges(
  field: Extract<Field, { type: 'list' }>,
  before: AnyItem[],
  after: AnyItem[],
  path: readonly string[],
): Change[] {
  const base = { field, label: field.label }
  const old = new Map(before.map((item) => [item.key, item]))
  const keys = new Set(after.map(({ key }) => key))
  // The page shows the items in groups: of two in different groups, neither comes before the other.
  const groupOf = (item: AnyItem) => String(item[field.groupField ?? ''] ?? '')
  const inGroups = (items: AnyItem[]) => [...items].sort((a, b) => compareTexts(groupOf(a), groupOf(b)))
  const common = [before.filter(({ key }) => keys.has(key)), after.filter(({ key }) => old.has(key))] as const
  const order = diffArrays(inGroups(common[0]), inGroups(common[1]), {
    comparator: (one, other) => one.key === other.key,
  })
  const moved = new Set(order.flatMap(({ added, value }) => (added ? value.map(({ key }) => key) : [])))
  const placeOf = (items: AnyItem[], item: AnyItem) =>
    items.filter((other) => groupOf(other) === groupOf(item)).indexOf(item) + 1
  const changes = after.flatMap((item): Change[] => {
    const place = { path: [...path, item.key], item: titleOf(field, item) }
    const former = old.get(item.key)
    if (former === undefined) return [{ ...base, ...place, kind: 'added', before: undefined, after: item }]
    const move: Change[] = moved.has(item.key)
      ? [{ ...base, ...place, kind: 'moved', before: placeOf(before, former), after: placeOf(after, item) }]
      : []
    return [...move, ...fieldChanges(field.fields, former, item, place)]
  })
  const removed = before
    .filter(({ key }) => !keys.has(key))
    .map((item): Change => {
      const place = { path: [...path, item.key], item: titleOf(field, item) }
      return { ...base, ...place, kind: 'removed', before: item, after: undefined }
    })
  return [...changes, ...removed]
}

/** The title of an item, or of an entry: without a title field the name of its kind. */
export function titleOf(type: ListField | ContentType, item: AnyItem | AnyValue): string {
  if ('name' in type && type.titleField === undefined) return type.name
  const title = item[type.titleField ?? '']
  return typeof title === 'string' ? title : ''
}

/** The items of a list field; none for any other value. */
export function itemsOf(value: AnyValue[string] | undefined): AnyItem[] {
  return Array.isArray(value) ? value : []
}

/** Whether two JSON values are the same. The order of fields does not matter: databases and forms have their own. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(a[name], b[name]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
