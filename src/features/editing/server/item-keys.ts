import { itemsOf } from '#core/content-changes.ts'
import type { AnyValue, ContentType } from '#core/content-type.ts'

/** The keys of list items by the keys that they had before, by the name of the list. */
export type ItemKeys = Record<string, Record<string, string>>

/** Pairs the items of a value with those that were written of it, which have the same order. */
export function pairKeys(type: ContentType, value: AnyValue, written: AnyValue): ItemKeys {
  return Object.fromEntries(
    Object.entries(type.fields).flatMap(([name, field]) => {
      if (field.type !== 'list') return []
      const [theirs, ours] = [itemsOf(value[name]), itemsOf(written[name])]
      if (theirs.length !== ours.length) return []
      return [[name, Object.fromEntries(theirs.map(({ key }, index) => [key, ours[index]?.key ?? key]))]]
    }),
  )
}

/** Gives the items of a value the keys that they have now. */
export function withKeys(value: AnyValue, keys: ItemKeys): AnyValue {
  const lists = Object.entries(keys).map(([name, pairs]) => [
    name,
    itemsOf(value[name]).map((item) => ({ ...item, key: pairs[item.key] ?? item.key })),
  ])
  return { ...value, ...Object.fromEntries(lists) }
}
