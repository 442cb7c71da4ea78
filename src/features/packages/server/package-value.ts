import { createHash } from 'node:crypto'
import { itemsOf } from '#core/content-changes.ts'
import {
  type AnyItem,
  type AnyValue,
  type ContentType,
  type Fields,
  NEW_ENTRY,
  type SimpleField,
} from '#core/content-type.ts'
import type { ItemKeys } from '#features/editing/server/public.ts'

type Values = Readonly<Record<string, unknown>>

/** Converts one field. @param path names the field, for messages, e.g. `files.3.title` */
type Convert = (field: SimpleField, value: unknown, path: string) => unknown

/** Converts every field of a value that its content type has; items keep their keys. */
export function convertValue(fields: Fields, value: Values, convert: Convert, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const current = value[name]
      if (current === undefined) return []
      const place = `${path}${name}`
      if (field.type !== 'list') return [[name, convert(field, current, place)]]
      if (!Array.isArray(current)) return [[name, current]]
      const items = current.map((item: unknown, index) =>
        isValues(item)
          ? { key: item.key, ...convertValue(field.fields, item, convert, `${place}.${index + 1}.`) }
          : item,
      )
      return [[name, items]]
    }),
  )
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

/**
 * A text that is equal for values that readers cannot tell apart: without the keys of items, with names of files in place of ids.
 * @param nameOf what stands for a file, or for the choice of a list that the site fills in
 */
export function comparable(
  type: ContentType,
  value: AnyValue,
  nameOf: (field: SimpleField, value: unknown) => unknown,
) {
  const converted = convertValue(type.fields, value, (field, current) => {
    const named = nameOf(field, current)
    return typeof named === 'string' ? named.trim() : named
  })
  return JSON.stringify(converted, (name, part: unknown) => (name === 'key' ? undefined : part))
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Gives items the keys that they have on this site: those of an earlier import (`known`), else those of live items with the same title in
 * the same group, else keys of new items.
 */
export function withLocalKeys(
  type: ContentType,
  value: AnyValue,
  live: AnyValue | undefined,
  known: ItemKeys,
): AnyValue {
  const lists = Object.entries(type.fields).flatMap(([name, field]) => {
    if (field.type !== 'list') return []
    const liveItems = itemsOf(live?.[name])
    const free = new Set(liveItems.map(({ key }) => key))
    const take = (key: string | undefined) => (key !== undefined && free.delete(key) ? key : undefined)
    const isSameItem = (a: AnyItem, b: AnyItem) =>
      [field.titleField, field.groupField ?? field.titleField].every((part) => a[part] === b[part])
    const items = itemsOf(value[name]).map((item) => ({ item, key: take(known[name]?.[item.key]) }))
    const keyed = items.map(({ item, key }, index) => {
      const same = key ?? take(liveItems.find((other) => free.has(other.key) && isSameItem(other, item))?.key)
      return { ...item, key: same ?? `${NEW_ENTRY}${index}` }
    })
    return [[name, keyed] as const]
  })
  return { ...value, ...Object.fromEntries(lists) }
}
