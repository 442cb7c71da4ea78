import { itemsOf } from './content-changes.ts'
import type { AnyItem, AnyValue, ContentType, Field, Fields } from './content-type.ts'

/** The names of a field, e.g. `['files', '12', 'title']`: list, key of the item, field. */
export type Path = readonly string[]

/** The value of a field; undefined when its item does not exist. */
export function valueAt(value: AnyValue | AnyItem, [name = '', key, ...rest]: Path): AnyValue[string] | undefined {
  if (key === undefined) return value[name]
  const item = itemsOf(value[name]).find((candidate) => candidate.key === key)
  return item && valueAt(item, rest)
}

/** The same value with another one in a field. Without the item of the path nothing changes. */
export function withValueAt<T extends AnyValue | AnyItem>(value: T, path: Path, next: AnyValue[string]): T {
  const [name = '', key, ...rest] = path
  if (key === undefined) return { ...value, [name]: next }
  const items = itemsOf(value[name]).map((item) => (item.key === key ? withValueAt(item, rest, next) : item))
  return { ...value, [name]: items }
}

/** The field of a path; of an item its list. */
export function fieldAt(type: ContentType, path: Path): Field | undefined {
  return fieldIn(type.fields, path)
}

function fieldIn(fields: Fields, [name = '', key, ...rest]: Path): Field | undefined {
  const field = fields[name]
  if (key === undefined || field?.type !== 'list') return field
  return rest.length === 0 ? field : fieldIn(field.fields, rest)
}
