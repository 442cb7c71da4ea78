/** What pages of other features use to edit an entry: its draft, and the parts of edit mode. Loaded for editors only. */
export { AdminPage, adminMeta, ForStaff } from './admin/AdminPage.tsx'
export { useReload } from './admin/LoadedContent.tsx'
export { RowAction } from './admin/RowAction.tsx'
export { useToDo } from './admin/to-do-store.ts'
export { messageOf } from './bar/draft-saver.ts'
export { type DraftState, valueOfServer } from './bar/draft-state.ts'
export {
  addDraftFiles,
  allDrafts,
  changeEntry,
  flushDrafts,
  getDraftState,
  isElsewhere,
  loadEntries,
  useDraftState,
  usePublishedKey,
} from './bar/draft-store.ts'
export {
  dropFieldUpload,
  type FileField,
  fieldOfUpload,
  fieldUpload,
  linkUpload,
  moveFieldUpload,
  useFieldUpload,
  useLinkedFields,
  usePreviews,
} from './fields/field-uploads.ts'
export { HtmlInput } from './fields/HtmlInput.tsx'
export { getContentType, useContentType } from './registry.ts'
export { EditIcon } from './sheet/EditIcon.tsx'
export { requestEditMode } from './sheet/edit-request.ts'
export { DragHandle, MoveButtons, moveWithFocus, useMovable } from './sheet/MoveControls.tsx'
export { StateMark } from './sheet/StateMark.tsx'
export { openSheet, showEntries } from './sheet/selection.ts'
export { clockOf } from './sheet/times.ts'
export { useTask } from './use-task.ts'
