import { isSame, itemsOf } from './content-changes.ts'
import type { Path } from './content-path.ts'
import { type AnyItem, type AnyValue, type ContentType, emptyValue, type Fields } from './content-type.ts'

interface ThreeValues<T> {
  /** What both changes started from. */
  base: T
  mine: T
  theirs: T
}

/** A field that two editors have changed to different texts. */
export interface Conflict {
  path: Path
  mine: AnyValue[string]
  theirs: AnyValue[string]
}

export interface Merged {
  /** Both changes; at a conflict the text of `theirs`. */
  value: AnyValue
  conflicts: Conflict[]
}

/** Joins two changes of the same text. An item that one side removes and the other changes stays. */
export function mergeValues(type: ContentType, values: ThreeValues<AnyValue>): Merged {
  const conflicts: Conflict[] = []
  const value = mergeFields(type.fields, values, [], conflicts)
  return { value, conflicts }
}

function mergeFields(
  fields: Fields,
  { base, mine, theirs }: ThreeValues<AnyValue | AnyItem>,
  path: readonly string[],
  conflicts: Conflict[],
): AnyValue {
  const empty: AnyValue = emptyValue(fields)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      // Null is the value of a file field without a file.
      const valueIn = (side: AnyValue | AnyItem) => side[name] ?? empty[name] ?? null
      const [old, my, their] = [valueIn(base), valueIn(mine), valueIn(theirs)]
      if (field.type === 'list') {
        const lists = { base: itemsOf(old), mine: itemsOf(my), theirs: itemsOf(their) }
        return [name, mergeItems(field.fields, lists, [...path, name], conflicts)]
      }
      if (isSame(their, old)) return [name, my]
      if (!isSame(my, old) && !isSame(my, their)) conflicts.push({ path: [...path, name], mine: my, theirs: their })
      return [name, their]
    }),
  )
}

function mergeItems(
  fields: Fields,
  { base, mine, theirs }: ThreeValues<AnyItem[]>,
  path: readonly string[],
  conflicts: Conflict[],
): AnyItem[] {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map((items) => new Map(items.map((item) => [item.key, item])))
  const merge = (key: string): AnyItem | undefined => {
    const [old, my, their] = [inBase?.get(key), inMine?.get(key), inTheirs?.get(key)]
    if (my && their) {
      const merged = mergeFields(fields, { base: old ?? my, mine: my, theirs: their }, [...path, key], conflicts)
      return { ...merged, key }
    }
    const left = my ?? their
    // One side has removed it: it is removed unless the other side has changed or added it.
    return old !== undefined && isSame(left, old) ? undefined : left
  }
  return mergedOrder(base, mine, theirs).flatMap((key) => merge(key) ?? [])
}

/** The order of the side that moved items (`mine` when both did), with the other side's new items after their neighbours. */
function mergedOrder(base: AnyItem[], mine: AnyItem[], theirs: AnyItem[]): string[] {
  const keysOf = (items: AnyItem[]) => items.map(({ key }) => key)
  const [first, second] = isSameOrder(keysOf(base), keysOf(mine))
    ? [keysOf(theirs), keysOf(mine)]
    : [keysOf(mine), keysOf(theirs)]
  const order = [...first]
  for (const [index, key] of second.entries()) {
    if (order.includes(key)) continue
    const before = second
      .slice(0, index)
      .filter((other) => order.includes(other))
      .at(-1)
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return order
}

function isSameOrder(before: string[], after: string[]): boolean {
  const common = before.filter((key) => after.includes(key))
  return isSame(
    common,
    after.filter((key) => before.includes(key)),
  )
}
