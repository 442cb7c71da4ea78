import { useLocation } from 'react-router'
import { Icon } from '#ui/elements/Icon.tsx'
import { text } from './messages.ts'

/** Navigation options for the way to the list after the viewer has deleted a post on its page. */
export const AFTER_DELETING = { state: { hasDeletedPost: true } } as const

/** Confirms the deletion after the navigation. */
export function PostDeleted() {
  const state: unknown = useLocation().state
  const hasDeleted = typeof state === 'object' && state !== null && 'hasDeletedPost' in state
  return (
    <p className="post-deleted" role="status">
      {hasDeleted && (
        <>
          <Icon name="check" /> {text.postDeleted}
        </>
      )}
    </p>
  )
}
