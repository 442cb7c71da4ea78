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

export interface PlacedField {
  path: string[]
  field: Field
  value: AnyValue[string] | undefined
}

/** Every field of a value in the order of the form: a list comes before the fields of its items. */
export function everyField(fields: Fields, value: AnyValue | AnyItem, parents: Path = []): PlacedField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = { path: [...parents, name], field, value: value[name] }
    if (field.type !== 'list') return [place]
    return [place, ...itemsOf(value[name]).flatMap((item) => everyField(field.fields, item, [...place.path, item.key]))]
  })
}

/** The same value after a change of each field. A list is changed before the fields of the items that it has then. */
export function mapFields<T extends AnyValue | AnyItem>(
  fields: Fields,
  value: T,
  change: (field: Field, value: AnyValue[string] | undefined) => AnyValue[string] | undefined,
): T {
  const changed = Object.entries(fields).map(([name, field]) => {
    const next = change(field, value[name])
    return [name, field.type === 'list' ? itemsOf(next).map((item) => mapFields(field.fields, item, change)) : next]
  })
  return { ...value, ...Object.fromEntries(changed) }
}
