export const BOOKMARK_TYPES = [
  'module',
  'module_session_plan',
  'presentation_slides',
  'evaluation_tools',
  'handouts',
  'references',
] as const
export type BookmarkType = (typeof BOOKMARK_TYPES)[number]

/** What a bookmark points to: a module, or a file or link of one of its sections. It may have been deleted. */
export interface BookmarkTarget {
  type: BookmarkType
  id: number
}

/** A key for maps and addresses, e.g. `handouts-12`. */
export function targetKey({ type, id }: BookmarkTarget): string {
  return `${type}-${id}`
}

/** The target of a key; undefined if it can't be bookmarked. */
export function parseTarget(key: string): BookmarkTarget | undefined {
  const [, name, id] = /^([a-z_]+)-(\d{1,9})$/.exec(key) ?? []
  const type = BOOKMARK_TYPES.find((each) => each === name)
  return type && { type, id: Number(id) }
}
