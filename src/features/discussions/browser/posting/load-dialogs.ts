import { lazy } from 'react'

/** Load before a dialog opens: a network that fails then must not take down the page. */
export const loadDialogs = () => import('./dialogs.ts')

export const PostDialog = lazy(async () => ({ default: (await loadDialogs()).PostDialog }))
export const EditCommentDialog = lazy(async () => ({ default: (await loadDialogs()).EditCommentDialog }))
export const DeleteDialog = lazy(async () => ({ default: (await loadDialogs()).DeleteDialog }))
export const ReportDialog = lazy(async () => ({ default: (await loadDialogs()).ReportDialog }))
