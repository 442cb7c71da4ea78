/** What moves: one of the keys that are shown together, to a place from 0 among them. */
export interface Move {
  key: string
  place: number
}

/**
 * The order of all keys after a move among those that are shown together, e.g. the files of one section. The others keep their
 * places.
 */
export function reordered(all: readonly string[], shown: readonly string[], { key, place }: Move): string[] {
  const others = shown.filter((other) => other !== key)
  const order = [...others.slice(0, place), key, ...others.slice(place)]
  return all.map((other) => (shown.includes(other) ? (order.shift() ?? other) : other))
}

/** The place of a key that is dropped before or after another one. */
export function placeOfDrop(
  shown: readonly string[],
  { key, target, edge }: { key: string; target: string; edge: Edge },
): number {
  const others = shown.filter((other) => other !== key)
  return others.indexOf(target) + (edge === 'after' ? 1 : 0)
}

export type Edge = 'before' | 'after'

export function inOrder<T extends { key: string }>(items: readonly T[], keys: readonly string[]): T[] {
  return keys.flatMap((key) => items.find((item) => item.key === key) ?? [])
}
