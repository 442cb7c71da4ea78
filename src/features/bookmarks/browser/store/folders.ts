import { compareNames } from '#core/format.ts'
import type { BookmarkFolder, BookmarkItem, BookmarkType } from '../../contract.ts'
import { type BookmarkRef, keyOf } from './bookmarks-store.ts'

/** Where a folder keeps each type. */
const FIELDS = {
  module: 'modules',
  module_session_plan: 'module_session_plans',
  presentation_slides: 'presentation_slides',
  evaluation_tools: 'evaluation_tools',
  handouts: 'handouts',
  references: 'references',
} as const satisfies Record<BookmarkType, keyof BookmarkFolder>

export function refOf({ sessionType, itemId }: BookmarkItem): BookmarkRef {
  return { type: sessionType, id: itemId }
}

export function itemKey(item: BookmarkItem): string {
  return keyOf(refOf(item))
}

/** What is in a folder, in the reader's order. */
export function itemsOf(folder: BookmarkFolder): BookmarkItem[] {
  return Object.values(FIELDS)
    .flatMap((field) => folder[field])
    .sort((a, b) => a.position - b.position)
}

/** What is in any of these folders, each thing once. */
export function allItems(folders: readonly BookmarkFolder[]): BookmarkItem[] {
  return [...new Map(folders.flatMap(itemsOf).map((item) => [itemKey(item), item])).values()]
}

/** The folders that hold a thing. */
export function foldersWith(folders: readonly BookmarkFolder[], ref: BookmarkRef): BookmarkFolder[] {
  return folders.filter((folder) => folder[FIELDS[ref.type]].some((item) => item.itemId === ref.id))
}

export function withItem(folder: BookmarkFolder, item: BookmarkItem): BookmarkFolder {
  const without = withoutItem(folder, refOf(item))
  const field = FIELDS[item.sessionType]
  return { ...without, [field]: [...without[field], item] }
}

export function withoutItem(folder: BookmarkFolder, ref: BookmarkRef): BookmarkFolder {
  const field = FIELDS[ref.type]
  return { ...folder, [field]: folder[field].filter((item) => item.itemId !== ref.id) }
}

/** The folder with its things in this order. */
export function inOrder(folder: BookmarkFolder, refs: readonly BookmarkRef[]): BookmarkFolder {
  const places = new Map(refs.map((ref, index) => [keyOf(ref), index + 1]))
  const items = itemsOf(folder).map((item) => ({ ...item, position: places.get(itemKey(item)) ?? item.position }))
  return items.reduce(withItem, folder)
}

/** Stands for something that has just been added, until the API has said what it is. It has no title yet. */
export function placeholderItem(folder: BookmarkFolder, { type, id }: BookmarkRef): BookmarkItem {
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

/** Folders as the API orders them: the default one first, then by name. */
export function inFolderOrder(folders: readonly BookmarkFolder[]): BookmarkFolder[] {
  return [...folders].sort(
    (a, b) => b.is_default - a.is_default || compareNames(a.folder_name, b.folder_name) || a.id - b.id,
  )
}
