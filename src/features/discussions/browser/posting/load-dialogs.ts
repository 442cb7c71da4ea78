import { lazyPart } from '#ui/page/lazy-part.tsx'

/** Load before a dialog opens: a network that fails then must not take down the page. */
export const loadDialogs = () => import('./dialogs.ts')

export const PostDialog = lazyPart(async () => ({ default: (await loadDialogs()).PostDialog }))
export const EditCommentDialog = lazyPart(async () => ({ default: (await loadDialogs()).EditCommentDialog }))
export const DeleteDialog = lazyPart(async () => ({ default: (await loadDialogs()).DeleteDialog }))
export const ReportDialog = lazyPart(async () => ({ default: (await loadDialogs()).ReportDialog }))
