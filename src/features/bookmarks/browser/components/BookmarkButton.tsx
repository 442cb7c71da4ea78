import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { currentViewer, useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { reloadPage } from '#ui/page/reload-page.ts'
import { type BookmarkTarget, targetKey } from '../store/bookmarks-store.ts'
import { useIsBookmarked } from '../store/use-bookmarks.ts'
import { buttonText } from './messages.ts'

const load = () => import('./BookmarkFlow.tsx')
const BookmarkFlow = lazy(load)

/** Begin of the hash with which a new member comes back to save what the guest wanted to save. */
const SAVE = 'save-'

interface BookmarkButtonProps {
  target: BookmarkTarget
  /** Title of the target. Makes it a small button of a row, with this title for screen readers. */
  of?: string
  className?: string
  bookmarkedLabel?: ReactNode
  children?: ReactNode
}

/**
 * Adds a bookmark or removes it; a guest is asked to log in. Many pages load this button first, so the code that a
 * press needs is loaded with the first press.
 */
export function BookmarkButton({
  target,
  of,
  className = of === undefined ? 'button button-line' : 'icon-button',
  children,
  bookmarkedLabel = children,
}: BookmarkButtonProps) {
  const promptLogin = usePromptLogin()
  const bookmarked = useIsBookmarked(target)
  const button = useRef<HTMLButtonElement>(null)
  const [flow, setFlow] = useState({ presses: 0, removes: false })
  const [failed, setFailed] = useState(false)
  const start = (removes: boolean) => {
    // Loaded before rendering: if the network fails, the page must not.
    load().then(
      () => {
        setFailed(false)
        setFlow(({ presses }) => ({ presses: presses + 1, removes }))
      },
      () => (failed ? void reloadPage() : setFailed(true)),
    )
  }
  const key = targetKey(target)
  const { state } = useViewer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the new member is known
  useEffect(() => {
    if (state === 'member' && button.current?.checkVisibility() && takeRequest(key)) start(false)
  }, [state, key])
  const press = () =>
    currentViewer().state === 'guest' ? promptLogin(() => start(false), undefined, `#${SAVE}${key}`) : start(bookmarked)
  const again = failed ? buttonText.again : ''
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${className} script-only`}
        aria-label={of && `${buttonText.bookmark(of)}${again}`}
        aria-pressed={bookmarked}
        onClick={press}
      >
        <Icon name={failed ? 'refresh' : bookmarked ? 'bookmark-filled' : 'bookmark'} />
        {bookmarked ? bookmarkedLabel : children}
        {of === undefined && again}
      </button>
      {flow.presses > 0 && (
        <Suspense>
          <BookmarkFlow key={flow.presses} target={target} removes={flow.removes} button={button} />
        </Suspense>
      )}
    </>
  )
}

/** Whether the address asks to save this target. Answers once. */
function takeRequest(key: string): boolean {
  if (location.hash !== `#${SAVE}${key}`) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}
