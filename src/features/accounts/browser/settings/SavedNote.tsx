import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import './saved-note.css'

/**
 * Says beside a button that what it saved is saved. The place is there before, so that screen readers hear of it, and what
 * is said is scrolled into sight.
 */
export function SavedNote({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isShown) note.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <p className="saved-note" role="status" ref={note}>
      {isShown && (
        <>
          <Icon name="check" />
          {children}
        </>
      )}
    </p>
  )
}
