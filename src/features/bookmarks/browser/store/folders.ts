import { compareNames } from '#core/format.ts'
import type { BookmarkFolder, BookmarkItem } from '../../contract.ts'
import { type BookmarkTarget, type BookmarkType, targetKey } from '../../target.ts'

/** The field of a folder that lists each type. */
const FIELDS = {
  module: 'modules',
  module_session_plan: 'module_session_plans',
  presentation_slides: 'presentation_slides',
  evaluation_tools: 'evaluation_tools',
  handouts: 'handouts',
  references: 'references',
} as const satisfies Record<BookmarkType, keyof BookmarkFolder>

export function targetOf({ sessionType, itemId }: Pick<BookmarkItem, 'sessionType' | 'itemId'>): BookmarkTarget {
  return { type: sessionType, id: itemId }
}

export function itemKey(item: Pick<BookmarkItem, 'sessionType' | 'itemId'>): string {
  return targetKey(targetOf(item))
}

export function itemsOf(folder: BookmarkFolder): BookmarkItem[] {
  return Object.values(FIELDS)
    .flatMap((field) => folder[field])
    .sort((a, b) => a.position - b.position)
}

export function allItems(folders: readonly BookmarkFolder[]): BookmarkItem[] {
  return [...new Map(folders.flatMap(itemsOf).map((item) => [itemKey(item), item])).values()]
}

export type TakenOff = BookmarkFolder['taken_off'][number]

/** Bookmarked content that is off the site, each target once. */
export function takenOffIn(folders: readonly BookmarkFolder[]): TakenOff[] {
  return [...new Map(folders.flatMap(({ taken_off }) => taken_off).map((each) => [targetKey(each), each])).values()]
}

export function countBookmarks(folders: readonly BookmarkFolder[]): number {
  return allItems(folders).length + takenOffIn(folders).length
}

export function foldersWith(folders: readonly BookmarkFolder[], target: BookmarkTarget): BookmarkFolder[] {
  return folders.filter(
    (folder) =>
      folder[FIELDS[target.type]].some((item) => item.itemId === target.id) ||
      folder.taken_off.some((each) => targetKey(each) === targetKey(target)),
  )
}

export function withItem(folder: BookmarkFolder, item: BookmarkItem): BookmarkFolder {
  const without = withoutItem(folder, targetOf(item))
  const field = FIELDS[item.sessionType]
  return { ...without, [field]: [...without[field], item] }
}

export function withoutItem(folder: BookmarkFolder, target: BookmarkTarget): BookmarkFolder {
  const field = FIELDS[target.type]
  const taken_off = folder.taken_off.filter((each) => targetKey(each) !== targetKey(target))
  return { ...folder, taken_off, [field]: folder[field].filter((item) => item.itemId !== target.id) }
}

export function changeFolder(id: number, update: (folder: BookmarkFolder) => BookmarkFolder) {
  return (folders: BookmarkFolder[]) => folders.map((folder) => (folder.id === id ? update(folder) : folder))
}

export interface Note {
  copies: number | null
  note: string
}

export function withNote(folder: BookmarkFolder, target: BookmarkTarget, { copies, note }: Note): BookmarkFolder {
  const item = itemsOf(folder).find((each) => itemKey(each) === targetKey(target))
  if (item === undefined) return folder
  const { copies: _, ...rest } = item
  return withItem(folder, { ...rest, note, ...(copies !== null && { copies }) })
}

export function inOrder(folder: BookmarkFolder, targets: readonly BookmarkTarget[]): BookmarkFolder {
  const positions = new Map(targets.map((target, index) => [targetKey(target), index + 1]))
  const items = itemsOf(folder).map((item) => ({ ...item, position: positions.get(itemKey(item)) ?? item.position }))
  return items.reduce(withItem, folder)
}

/** An item without a title, shown until the API has described what was added. */
export function placeholderItem(folder: BookmarkFolder, { type, id }: BookmarkTarget): BookmarkItem {
  return {
    folderId: folder.id,
    itemId: id,
    sessionType: type,
    moduleId: 0,
    sectionId: null,
    position: (itemsOf(folder).at(-1)?.position ?? 0) + 1,
    title: '',
    details: '',
    module: { slug: '', name: '' },
    page: '',
    file: null,
    preview_file: null,
    first_page: null,
    size: '',
    size_bytes: 0,
    file_type: '',
    pages: null,
    path_type: 'FILE',
    url: null,
  }
}

/** Folders in the order of the API: the default folder first, then by name. */
export function sortFolders(folders: readonly BookmarkFolder[]): BookmarkFolder[] {
  return [...folders].sort(
    (a, b) => b.is_default - a.is_default || compareNames(a.folder_name, b.folder_name) || a.id - b.id,
  )
}
