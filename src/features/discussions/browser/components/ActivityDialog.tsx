import { lazy, Suspense } from 'react'
import type { Activity } from '../../schemas.ts'
import type { ActivityAction } from './ActivityRow.tsx'

const LOADS = {
  post: () => import('../posting/PostDialog.tsx'),
  comment: () => import('../posting/EditCommentDialog.tsx'),
  delete: () => import('../posting/DeleteDialog.tsx'),
}
const PostDialog = lazy(LOADS.post)
const EditCommentDialog = lazy(LOADS.comment)
const DeleteDialog = lazy(LOADS.delete)

/** What a member wants to do with something of their own. */
export interface Asked {
  action: ActivityAction
  activity: Activity
}

/** Fetches the dialog before it opens: a network that fails then must not take the page with it. */
export async function fetchDialog({ action, activity }: Asked): Promise<void> {
  await LOADS[action === 'edit' ? activity.type : action]()
}

interface ActivityDialogProps {
  asked: Asked
  onClose: () => void
  onSaved: () => void
  onDeleted: () => void
}

/** The dialog for it. */
export function ActivityDialog({ asked, ...events }: ActivityDialogProps) {
  return <Suspense>{dialogOf(asked, events)}</Suspense>
}

function dialogOf({ action, activity }: Asked, { onClose, onSaved, onDeleted }: Omit<ActivityDialogProps, 'asked'>) {
  const { type, post, comment } = activity
  const subject = type === 'post' ? post : comment
  if (subject === null) return null
  if (action === 'delete') return <DeleteDialog type={type} id={subject.id} onClose={onClose} onDeleted={onDeleted} />
  if (type === 'comment') return comment && <EditCommentDialog comment={comment} onClose={onClose} onSaved={onSaved} />
  return post && <PostDialog post={{ ...post, topicId: post.category.id }} onClose={onClose} onSaved={onSaved} />
}
