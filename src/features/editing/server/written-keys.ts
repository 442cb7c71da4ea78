import { itemsOf } from '#core/content-changes.ts'
import type { AnyItem, AnyValue, Fields } from '#core/content-type.ts'

/** Gives the items of a text the keys that they have got since `given`, which has them too, was `written`. */
export function withWrittenKeys<Value extends AnyValue | AnyItem>(
  fields: Fields,
  value: Value,
  given: AnyValue | AnyItem,
  written: AnyValue | AnyItem,
): Value {
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'list') return []
    const [before, after] = [itemsOf(given[name]), itemsOf(written[name])]
    if (before.length !== after.length) return []
    const items = itemsOf(value[name]).map((item) => {
      const place = before.findIndex(({ key }) => key === item.key)
      const [from, to] = [before[place], after[place]]
      return from && to ? { ...withWrittenKeys(field.fields, item, from, to), key: to.key } : item
    })
    return [[name, items]]
  })
  return { ...value, ...Object.fromEntries(lists) }
}
