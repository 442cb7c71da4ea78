import { type RefObject, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Activity } from '../../schemas.ts'
import { loadDialogs } from '../posting/load-dialogs.ts'
import { text } from './messages.ts'

export type ActivityAction = 'edit' | 'delete'

export interface ActivityDialogRequest {
  action: ActivityAction
  activity: Activity
}

/**
 * State for editing and deleting one's own posts and comments. A deleted one immediately shows as removed, and the list
 * reloads.
 * @param head gets the focus when the button that had it is gone
 */
export function useOwnActivity(activities: Activity[], head: RefObject<HTMLElement | null>) {
  const [dialog, setDialog] = useState<ActivityDialogRequest>()
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set())
  const [status, setStatus] = useState<{ text: string; isFailure: boolean }>()
  const hasDeleted = useRef(false)
  const { revalidate } = useRevalidator()

  const finish = (sentence: string) => {
    setStatus({ text: sentence, isFailure: false })
    void revalidate()
  }
  return {
    activities: activities.map((activity) => (deletedIds.has(activity.id) ? removed(activity) : activity)),
    status,
    dialog,
    openDialog: (request: ActivityDialogRequest) => {
      setStatus(undefined)
      loadDialogs().then(
        () => setDialog(request),
        () => setStatus({ text: text.failed, isFailure: true }),
      )
    },
    dialogEvents: {
      onClose: () => {
        setDialog(undefined)
        if (hasDeleted.current) head.current?.focus()
        hasDeleted.current = false
      },
      onSaved: () => finish(text.saved),
      onDeleted: () => {
        if (dialog) setDeletedIds((ids) => new Set(ids).add(dialog.activity.id))
        hasDeleted.current = true
        finish(text.deleted)
      },
    },
  }
}

function removed(activity: Activity): Activity {
  return activity.type === 'post' ? { ...activity, post: null } : { ...activity, comment: null }
}
