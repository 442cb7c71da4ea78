/** What pages of the back office in other features use: the page, and what it loads. */
export { areKeysOn } from '../admin/AdminKeys.tsx'
export { AdminPage, adminMeta } from '../admin/AdminPage.tsx'
export { IconSearch } from '../admin/IconSearch.tsx'
export { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'
export { RowAction } from '../admin/RowAction.tsx'
export { loadToDo } from '../admin/to-do-store.ts'
export { StateMark } from '../sheet/StateMark.tsx'
export { useTask } from '../use-task.ts'
