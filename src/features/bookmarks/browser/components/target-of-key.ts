import type { BookmarkType } from '../../contract.ts'
import type { BookmarkRef } from '../store/bookmarks-store.ts'

const SECTIONS = [
  'module_session_plan',
  'presentation_slides',
  'evaluation_tools',
  'handouts',
  'references',
] as const satisfies readonly BookmarkType[]

/** What can be bookmarked under a preview's key such as `handouts-12`; undefined for what can't. */
export function targetOfKey(key: string): BookmarkRef | undefined {
  const [, name, number] = /^([a-z_]+)-(\d+)$/.exec(key) ?? []
  const type = SECTIONS.find((section) => section === name)
  return type && { type, id: Number(number) }
}
