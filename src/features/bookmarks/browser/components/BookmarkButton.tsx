import { type ReactNode, useRef } from 'react'
import { useReturnedIntent } from '#features/accounts/browser/session/use-returned-intent.ts'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { useLazyDialog } from '#ui/page/use-lazy.ts'
import { type BookmarkTarget, targetKey } from '../../target.ts'
import { useIsBookmarked } from '../store/use-bookmarks.ts'
import { buttonText } from './messages.ts'

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
  const { opened, open, hasFailed } = useLazyDialog(() => import('./BookmarkFlow.tsx'))
  const hash = `save-${targetKey(target)}`
  useReturnedIntent(hash, (state) => button.current?.checkVisibility() && open(state === 'done' ? 'welcome' : 'save'))
  const press = () => {
    if (currentViewer().state !== 'guest') open(bookmarked ? 'remove' : 'choose')
    else promptLogin(() => open('save'), undefined, { hash, label: buttonText.thenSaved, title: name })
  }
  const again = hasFailed ? buttonText.again : ''
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
        <Icon name={hasFailed ? 'refresh' : bookmarked ? 'bookmark-filled' : 'bookmark'} />
        {bookmarked ? bookmarkedLabel : children}
        {of === undefined && again}
      </button>
      {opened && <opened.Dialog key={opened.press} target={target} start={opened.start} />}
    </>
  )
}
