import type { BookmarkType } from '../../contract.ts'
import type { BookmarkTarget } from '../store/bookmarks-store.ts'

const SECTIONS = [
  'module_session_plan',
  'presentation_slides',
  'evaluation_tools',
  'handouts',
  'references',
] as const satisfies readonly BookmarkType[]

/** The target of a preview's key such as `handouts-12`; undefined if it can't be bookmarked. */
export function targetOfKey(key: string): BookmarkTarget | undefined {
  const [, name, number] = /^([a-z_]+)-(\d+)$/.exec(key) ?? []
  const type = SECTIONS.find((section) => section === name)
  return type && { type, id: Number(number) }
}
