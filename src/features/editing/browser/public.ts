/** What pages of other features use to edit an entry: its draft, and the parts of edit mode. Loaded for editors only. */
export { adminMeta, ForEditors } from './admin/AdminPage.tsx'
export { messageOf } from './drafts/draft-saver.ts'
export { type DraftState, valueOfServer } from './drafts/draft-state.ts'
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
} from './drafts/draft-store.ts'
export {
  dropFieldUpload,
  type FileField,
  fieldOfUpload,
  fieldUpload,
  linkUpload,
  moveFieldUpload,
  useFieldUpload,
  useLinkedFields,
} from './fields/field-uploads.ts'
export { usePreviews } from './fields/use-previews.ts'
export { DragHandle } from './order/MoveControls.tsx'
export { useDrag } from './order/use-drag.ts'
export { EditIcon } from './page/EditIcon.tsx'
export { requestEditMode } from './page/edit-request.ts'
export { StateMark } from './page/StateMark.tsx'
export { hideEntries, openSheet, showEntries } from './page/selection.ts'
export { getContentType, useContentType } from './registry.ts'
