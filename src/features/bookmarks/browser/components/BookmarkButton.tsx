import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { Icon } from '#ui/Icon.tsx'
import { usePromptLogin } from '#ui/login-prompt.ts'
import { reloadPage } from '#ui/reload-page.ts'
import { type BookmarkRef, useIsBookmarked } from '../store/bookmarks-store.ts'

const load = () => import('./BookmarkFlow.tsx')
const BookmarkFlow = lazy(load)

interface BookmarkButtonProps {
  item: BookmarkRef
  /** Makes it a small button on a row, named for screen readers after the thing. */
  of?: string
  className?: string
  /** What the button says once the thing is kept. */
  kept?: ReactNode
  children?: ReactNode
}

/**
 * Keeps a thing on the reader's shelf, or takes it off; a guest is asked to log in. In the first load of many pages:
 * what a press needs comes with the first press.
 */
export function BookmarkButton({
  item,
  of,
  className = of === undefined ? 'button button-line' : 'icon-button',
  children,
  kept = children,
}: BookmarkButtonProps) {
  const promptLogin = usePromptLogin()
  const bookmarked = useIsBookmarked(item)
  const button = useRef<HTMLButtonElement>(null)
  const [flow, setFlow] = useState({ presses: 0, removes: false })
  const [failed, setFailed] = useState(false)
  const start = (removes: boolean) => {
    // Loaded first: a network that fails here must not take the page with it.
    load().then(
      () => {
        setFailed(false)
        setFlow(({ presses }) => ({ presses: presses + 1, removes }))
      },
      () => (failed ? void reloadPage() : setFailed(true)),
    )
  }
  const press = () => (currentViewer().state === 'guest' ? promptLogin(() => start(false)) : start(bookmarked))
  const again = failed ? ': try again' : ''
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${className} script-only`}
        data-needs-script=""
        aria-label={of && `Bookmark: ${of}${again}`}
        aria-pressed={bookmarked}
        onClick={press}
      >
        <Icon name={failed ? 'refresh' : bookmarked ? 'bookmark-filled' : 'bookmark'} />
        {bookmarked ? kept : children}
        {of === undefined && again}
      </button>
      {flow.presses > 0 && (
        <Suspense>
          <BookmarkFlow key={flow.presses} item={item} removes={flow.removes} button={button} />
        </Suspense>
      )}
    </>
  )
}
