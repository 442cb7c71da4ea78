import { type ComponentProps, lazy, Suspense } from 'react'
import type { Comment, Discussion } from '../../schemas.ts'

const LOADS = {
  'edit-post': () => import('../posting/PostDialog.tsx'),
  'edit-comment': () => import('../posting/EditCommentDialog.tsx'),
  delete: () => import('../posting/DeleteDialog.tsx'),
  report: () => import('../posting/ReportDialog.tsx'),
}
const PostDialog = lazy(LOADS['edit-post'])
const EditCommentDialog = lazy(LOADS['edit-comment'])
const DeleteDialog = lazy(LOADS.delete)
const ReportDialog = lazy(LOADS.report)

type ReportTarget = ComponentProps<typeof ReportDialog>['target']

/** A dialog, and what it is about. */
export type Opened =
  | { dialog: 'edit-post'; post: Discussion }
  | { dialog: 'edit-comment'; comment: Comment }
  | { dialog: 'delete'; type: 'post' | 'comment'; id: number }
  | { dialog: 'report'; target: ReportTarget }

/** Fetches a dialog before it opens: a network that fails then must not take the page with it. */
export function fetchDialog({ dialog }: Opened): Promise<unknown> {
  return LOADS[dialog]()
}

interface DiscussionDialogsProps {
  opened: Opened
  onClose: () => void
  onPostSaved: (discussion: Discussion) => void
  onCommentSaved: (comment: Comment) => void
  onDeleted: (type: 'post' | 'comment', id: number) => void
  onReported: (target: ReportTarget) => void
}

/** The dialog that is open. */
export function DiscussionDialogs({ opened, onClose, ...done }: DiscussionDialogsProps) {
  return <Suspense>{dialogOf(opened, onClose, done)}</Suspense>
}

function dialogOf(opened: Opened, onClose: () => void, done: Omit<DiscussionDialogsProps, 'opened' | 'onClose'>) {
  switch (opened.dialog) {
    case 'edit-post': {
      const { id, title, body, category } = opened.post
      const post = { id, title, body, topicId: category.id }
      return <PostDialog post={post} onClose={onClose} onSaved={done.onPostSaved} />
    }
    case 'edit-comment':
      return <EditCommentDialog comment={opened.comment} onClose={onClose} onSaved={done.onCommentSaved} />
    case 'delete': {
      const { type, id } = opened
      return <DeleteDialog type={type} id={id} onClose={onClose} onDeleted={() => done.onDeleted(type, id)} />
    }
    case 'report': {
      const { target } = opened
      return <ReportDialog target={target} onClose={onClose} onReported={() => done.onReported(target)} />
    }
  }
}
