import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/elements/Icon.tsx'
import './saved-note.css'

/**
 * Confirms next to a button that something was saved. The element is always on the page, so that screen readers announce
 * the text; it scrolls into view.
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

/** How long the note stays, in ms. */
const SHOWN_MS = 3000

/** Whether to show the note, and a function that shows it. */
export function useSaved(): [boolean, () => void] {
  const [savedAt, setSavedAt] = useState<number>()
  useEffect(() => {
    if (savedAt === undefined) return
    const timer = setTimeout(() => setSavedAt(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [savedAt])
  return [savedAt !== undefined, () => setSavedAt(performance.now())]
}
