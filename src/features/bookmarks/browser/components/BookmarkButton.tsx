import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { takeIntent } from '#features/accounts/browser/session/take-intent.ts'
import { currentViewer, useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { reloadPage } from '#ui/page/reload-page.ts'
import { type BookmarkTarget, targetKey } from '../store/bookmarks-store.ts'
import { useIsBookmarked } from '../store/use-bookmarks.ts'
import type { FlowStart } from './BookmarkFlow.tsx'
import { buttonText } from './messages.ts'

const load = () => import('./BookmarkFlow.tsx')
const BookmarkFlow = lazyPart(load)

interface BookmarkButtonProps {
  target: BookmarkTarget
  /** Title of the target. Makes it a small button of a row, with this title for screen readers. */
  of?: string
  /** The title, for a guest who is asked to log in. */
  name?: string
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
  name = of ?? '',
  className = of === undefined ? 'button button-line' : 'icon-button',
  children,
  bookmarkedLabel = children,
}: BookmarkButtonProps) {
  const promptLogin = usePromptLogin()
  const bookmarked = useIsBookmarked(target)
  const button = useRef<HTMLButtonElement>(null)
  const [flow, setFlow] = useState<{ presses: number; start: FlowStart }>({ presses: 0, start: 'choose' })
  const [failed, setFailed] = useState(false)
  const start = (start: FlowStart) => {
    // Loaded before rendering: if the network fails, the page must not.
    load().then(
      () => {
        setFailed(false)
        setFlow(({ presses }) => ({ presses: presses + 1, start }))
      },
      () => (failed ? void reloadPage() : setFailed(true)),
    )
  }
  const hash = `save-${targetKey(target)}`
  const { state } = useViewer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the new member is known
  useEffect(() => {
    const returned = state === 'member' && button.current?.checkVisibility() && takeIntent(hash)
    if (returned) start(returned === 'done' ? 'welcome' : 'save')
  }, [state, hash])
  const press = () => {
    if (currentViewer().state !== 'guest') start(bookmarked ? 'remove' : 'choose')
    else promptLogin(() => start('save'), undefined, { hash, label: buttonText.thenSaved, title: name })
  }
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
          <BookmarkFlow key={flow.presses} target={target} start={flow.start} button={button} />
        </Suspense>
      )}
    </>
  )
}
