/** The dialogs in which members write, as one chunk: on a slow network each further file costs a round trip. */
export { DeleteDialog } from './DeleteDialog.tsx'
export { EditCommentDialog } from './EditCommentDialog.tsx'
export { PostDialog } from './PostDialog.tsx'
export { ReportDialog } from './ReportDialog.tsx'
