import { useLocation } from 'react-router'
import { Icon } from '#ui/Icon.tsx'
import { text } from '../../messages.ts'

/** What a move to the list brings with it after a post was deleted on its own page. */
export const AFTER_DELETING = { state: { hasDeletedPost: true } } as const

/** Tells who has just deleted a post on its own page that it is gone. */
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
