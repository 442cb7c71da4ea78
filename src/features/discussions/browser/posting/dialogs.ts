/** The dialogs in which members write, as one chunk: modules that several chunks share would load with every page. */
export { DeleteDialog } from './DeleteDialog.tsx'
export { EditCommentDialog } from './EditCommentDialog.tsx'
export { PostDialog } from './PostDialog.tsx'
export { ReportDialog } from './ReportDialog.tsx'
